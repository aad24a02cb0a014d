import type { LineRuntime } from '@site/src/sandbox/manifest';
import type { Program } from '@site/src/sandbox/page/runner';
import { startTypeChecker, type TypeChecker } from '@site/src/sandbox/page/typeChecker';
import type { TypeProblem } from '@site/src/sandbox/types/check';
import { textsOf } from '@site/src/sandbox/types/textsOf';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { useEffect, useRef, useState } from 'react';

/**
 * Checks the types of a program when told to, with TypeScript, which is loaded at the first time.
 * @returns `problems` of the program as it is now, if that was checked; `check`; `retry`, which gives up what is on its way
 * first; the rest is the state of the load
 */
export function useTypeCheck({ baseUrl, runtime }: { baseUrl: string; runtime: LineRuntime }, program: Program) {
  const giveUp = useRef(new AbortController());
  const { part, start, ...load } = useLazyPart(() => {
    giveUp.current = new AbortController();
    return startTypeChecker(baseUrl, runtime, giveUp.current.signal);
  });
  const [checked, setChecked] = useState<{ text: string; problems?: TypeProblem[] }>();
  const isOpen = useRef(true);
  const loading = useRef<Promise<TypeChecker>>();
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      giveUp.current.abort();
    };
  }, []);

  const check = async () => {
    const { text } = program;
    setChecked({ text });
    try {
      loading.current = start();
      const checker = await loading.current;
      const problems = await checker.check(textsOf(program));
      // The answer to an older text is nothing to a newer one.
      if (isOpen.current) setChecked((now) => (now?.text === text ? { text, problems } : now));
    } catch {
      // `load` has the error.
      setChecked(undefined);
    }
  };
  const retry = async () => {
    giveUp.current.abort();
    await loading.current?.catch(() => {});
    await check();
  };
  const isCurrent = checked?.text === program.text;
  return {
    load,
    isLoaded: part !== undefined,
    isChecking: part !== undefined && isCurrent && !checked.problems,
    problems: isCurrent ? checked.problems : undefined,
    check,
    retry,
  };
}
