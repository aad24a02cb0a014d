import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { LoadState } from '@site/src/ui/LoadState';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import styles from './styles.module.css';

/** How near (in CSS pixels) a sample must be to the viewport before its code is fetched. */
const nearMargin = 200;

type Props = {
  load: () => Promise<{ default: ComponentType }>;
  /** The release whose styles it has, or its major version. */
  release: string;
};

/** The code of the sample that the visitor has used before it was live: that of others, which are merely near, waits for it. */
let wanted: Promise<unknown> = Promise.resolve();

/** Whether something that the visitor did in a sample waits for it (plugins/first-view). */
const isWanted = (host: Element | null) => Boolean(window.early?.queue.some(({ place }) => place.part === host));

/**
 * The running component of a sample, as an island with a React root of its own. The server's HTML stays as it is until
 * the sample's code has arrived, and is then hydrated; see adr/0002-samples-are-islands.md.
 */
export function Island(props: Props) {
  return ExecutionEnvironment.canUseDOM ? <ClientIsland {...props} /> : <ServerIsland {...props} />;
}

function ServerIsland({ load, release }: Props) {
  const Content = lazy(load);
  return (
    <div className={styles.preview} data-release={Number.parseInt(release, 10)}>
      <div data-island="">
        <Suspense>
          <Content />
        </Suspense>
      </div>
    </div>
  );
}

function ClientIsland({ load, release }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const { part, error, pastDelay, start } = useLazyPart(load);

  useEffect(() => {
    const begin = () => start().catch(() => {}); // shown by LoadState
    if (isWanted(host.current)) {
      wanted = begin();
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        wanted.then(begin);
      },
      { rootMargin: `${nearMargin}px` },
    );
    if (host.current) observer.observe(host.current);
    return () => observer.disconnect();
  }, [start]);

  useEffect(() => {
    if (!part || !host.current) return;
    const Content = part.default;
    const element = host.current;
    const tree = (
      <SampleBoundary>
        <Suspense>
          <Content />
          <Live host={element} />
        </Suspense>
      </SampleBoundary>
    );
    let root: Root;
    if (element.hasChildNodes()) root = hydrateRoot(element, tree);
    else {
      root = createRoot(element);
      root.render(tree);
    }
    // A root must not be unmounted while another one renders.
    return () => void setTimeout(() => root.unmount());
  }, [part]);

  return (
    <div className={styles.preview} data-release={Number.parseInt(release, 10)}>
      {/* The empty string differs from the server's HTML on purpose: React then leaves that HTML alone. */}
      <div ref={host} data-island="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <LoadState
        error={error}
        retry={() => start().catch(() => {})}
        pastDelay={pastDelay}
        isShown={host.current?.hasChildNodes() ?? false}
      />
    </div>
  );
}

/** Says when the sample answers. It stands inside the boundary, which React takes over after what is around it: what was done in it before is done again then (plugins/first-view). */
function Live({ host }: { host: HTMLElement }) {
  useEffect(() => {
    host.dataset.live = '';
  }, [host]);
  return null;
}

class SampleBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  render() {
    if (!this.state.error) return this.props.children;
    return (
      <p role="alert" data-sample-error="">
        This sample crashed: {this.state.error.message}
      </p>
    );
  }
}
