import useBaseUrl from '@docusaurus/useBaseUrl';
import { pageEngines } from '@site/src/engines/registry';
import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { bytesOf, chosenFiles, type Manifest } from '../manifest';
import { failureOf, megabytes } from './messages';
import styles from './styles.module.css';
import { type Progress, useOffline } from './useOffline';

const nameOf = (id: string) => pageEngines.find((engine) => engine.id === id)?.name ?? id;

/** Says what offline use takes, downloads the site on request, and removes it. */
export function OfflinePanel({ onClose }: { onClose: () => void }) {
  const scope = new URL(useBaseUrl('/'), window.location.href).href;
  const offline = useOffline(scope);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const panel = dialog.current;
    if (panel?.showModal) return panel.showModal();
    // In a browser without modal dialogs it stands at the end of the page.
    panel?.setAttribute('open', '');
    panel?.scrollIntoView();
  }, []);
  const close = (
    <button
      type="button"
      className={clsx(styles.button, styles.close)}
      onClick={() => (dialog.current?.close ? dialog.current.close() : onClose())}
    >
      Close
    </button>
  );
  // In the page's body: the button stands in boxes whose looks are not the panel's.
  return createPortal(
    <dialog ref={dialog} className={styles.panel} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Use this site offline</h2>
      {offline.isSupported ? (
        <Content offline={offline} close={close} />
      ) : (
        <>
          <p>Your browser cannot keep this site: that takes a secure connection (https) and storage.</p>
          <div className={styles.actions}>{close}</div>
        </>
      )}
    </dialog>,
    document.body,
  );
}

type Offline = ReturnType<typeof useOffline>;

function Content({ offline, close }: { offline: Offline; close: ReactNode }) {
  const { kept, fetched, progress, error, download, cancel, remove } = offline;
  const [chosen, setChosen] = useState<string[]>([]);
  if (!kept)
    return (
      <>
        <p role="status">Looking at what is stored…</p>
        <div className={styles.actions}>{close}</div>
      </>
    );
  const parts = [...new Set([...kept.parts, ...chosen])];
  const stored = fetched?.manifest.parts.reduce((sum, part) => sum + part.stored, 0) ?? 0;
  const isComplete = kept.state === 'complete';
  const isNew = chosen.some((id) => !kept.parts.includes(id));
  return (
    <>
      <p role="status">{statusOf(kept.state, Boolean(fetched))}</p>
      {fetched && (
        <Parts
          manifest={fetched.manifest}
          chosen={parts}
          isFixed={(id) => Boolean(progress) || (isComplete && kept.parts.includes(id))}
          onChange={setChosen}
        />
      )}
      {error !== undefined && <p role="alert">{failureOf(error, stored)}</p>}
      <div className={styles.actions}>
        {progress && <Running progress={progress} cancel={cancel} />}
        {!progress && fetched && (!isComplete || isNew) && (
          <button type="button" className={clsx(styles.button, styles.primary)} onClick={() => download(parts)}>
            {kept.state === 'partial' ? 'Continue' : 'Download'}{' '}
            {megabytes(missingBytes(fetched.manifest, parts, kept))}
          </button>
        )}
        {!progress && kept.state !== 'none' && (
          <button type="button" className={styles.button} onClick={remove}>
            Remove
          </button>
        )}
        {close}
      </div>
    </>
  );
}

function missingBytes(
  manifest: Manifest,
  parts: string[],
  { state, parts: before, missing }: NonNullable<Offline['kept']>,
) {
  const all = chosenFiles(manifest, parts);
  if (state === 'none') return bytesOf(all);
  const isMissing = new Set(missing.map(([, digest]) => digest));
  const had = new Set(chosenFiles(manifest, before).map(([, digest]) => digest));
  return bytesOf(all.filter(([, digest]) => isMissing.has(digest) || !had.has(digest)));
}

const statusOf = (state: NonNullable<Offline['kept']>['state'], isReachable: boolean): string => {
  if (state === 'complete')
    return 'This site is available offline. A newer version is downloaded in the background, and used from the next page that you open.';
  if (!isReachable) return 'You are offline, or the site does not answer. Connect, then open this panel again.';
  if (state === 'lost')
    return 'Your browser has removed files of this site, as browsers do when storage runs short. Download them again to use the site offline.';
  if (state === 'partial') return 'Part of this site is stored. Continue to make it available offline.';
  return 'The site can be stored in your browser. All of it then works without a connection, and you can remove it here at any time.';
};

type PartsProps = {
  manifest: Manifest;
  chosen: string[];
  isFixed: (id: string) => boolean;
  onChange: (ids: string[]) => void;
};

function Parts({ manifest, chosen, isFixed, onChange }: PartsProps) {
  const sizeOf = (part: number) => megabytes(bytesOf(manifest.files.filter(([, , , , of]) => of === part)));
  return (
    <fieldset className={styles.parts}>
      <legend>What is stored</legend>
      {manifest.parts.map(({ id }, part) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={part === 0 || chosen.includes(id)}
            disabled={part === 0 || isFixed(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          <span>
            {part === 0 ? 'Docs, samples, search and demos' : nameOf(id)} ({sizeOf(part)})
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Running({ progress: { done, all }, cancel }: { progress: Progress; cancel: () => void }) {
  return (
    <>
      <progress aria-label="Download" value={done} max={all || 1} />
      <span>
        {megabytes(done)} of {megabytes(all)}
      </span>
      <button type="button" className={styles.button} onClick={cancel}>
        Cancel
      </button>
    </>
  );
}
