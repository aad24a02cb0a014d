import { type ReactNode, useState } from 'react';

/** The button that opens the panel of offline use. Nothing of it is fetched before it is pressed. */
export function OfflineControl() {
  const [panel, setPanel] = useState<ReactNode>();
  const open = () =>
    import('./OfflinePanel').then(
      ({ OfflinePanel }) => setPanel(<OfflinePanel onClose={() => setPanel(undefined)} />),
      () => setPanel(<p role="alert">This part of the page did not arrive. Check your connection, then try again.</p>),
    );
  return (
    <>
      <button type="button" className="clean-btn" onClick={open}>
        Make available offline
      </button>
      {panel}
    </>
  );
}
