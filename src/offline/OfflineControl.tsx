import { type ReactNode, useState, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
};

/** Whether the browser has a connection; on the server and while hydrating it has. */
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/**
 * The button that opens the panel of offline use. Nothing of it is fetched before it is pressed. Without a connection there
 * is nothing to be made available; where the site is kept, the panel can still remove it.
 */
export function OfflineControl() {
  const [panel, setPanel] = useState<ReactNode>();
  const isOnline = useOnline();
  const isKept = !isOnline && Boolean(navigator.serviceWorker?.controller);
  const open = () =>
    import('./OfflinePanel').then(
      ({ OfflinePanel }) => setPanel(<OfflinePanel onClose={() => setPanel(undefined)} />),
      () => setPanel(<p role="alert">This part of the page did not arrive. Check your connection, then try again.</p>),
    );
  return (
    <>
      {(isOnline || isKept) && (
        <button type="button" className="clean-btn" onClick={open}>
          {isKept ? 'Available offline' : 'Make available offline'}
        </button>
      )}
      {panel}
    </>
  );
}
