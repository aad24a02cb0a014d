import { useEffect, useRef } from 'react';
import { createFullEditor, type FullEditor } from './fullEditor';
import styles from './styles.module.css';

type Props = {
  file: string;
  text: string;
  onChange: (text: string) => void;
  /** Line of what is wrong with the text. */
  wrongLine?: number;
};

/** The text in CodeMirror, which this file brings: it is loaded on request. */
export default function FullField({ file, text, onChange, wrongLine }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<FullEditor>();
  const change = useRef(onChange);
  change.current = onChange;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that changes later is put in below.
  useEffect(() => {
    if (!host.current) return;
    // A root is attached to an element once, and effects may run twice.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open', delegatesFocus: true });
    editor.current = createFullEditor(root, {
      label: `Code of ${file}`,
      text,
      changed: (next) => change.current(next),
    });
    editor.current.focus();
    return () => editor.current?.end();
  }, [file]);
  useEffect(() => editor.current?.put(text), [text]);
  useEffect(() => editor.current?.mark(wrongLine), [wrongLine]);
  return <div ref={host} className={styles.full} />;
}
