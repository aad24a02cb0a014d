import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { finishBeforeReload } from '@site/src/loading/restoreAfterReload';
import { pathOf, type ToolkitId } from '@site/src/toolkits/registry';
import { useCallback, useEffect, useRef, useState } from 'react';
import { panelIds } from '../panels/panelIds';
import { isLoadedIn, loadReleaseIn } from '../releases/load';
import {
  decode,
  encode,
  hashNow,
  hashOfWork,
  isAnchor,
  keepHash,
  lastVisit,
  loadCodec,
  writeHash,
} from './addressHash';
import type { LinkContent } from './content';
import { firstReleaseOf, isAsMet } from './isAsMet';
import { type DemoState, demoStore, initialIn, useDemo } from './state';
import { lacksSiteRows, withSiteRows } from './withSiteRows';

/** Pause in milliseconds after which a change is written into the address. */
const pause = 400;
/** Whether the page's first hash has been read; after that, going back must not undo the visitor's work. */
let hasReadFirst = false;

/** Why a link could not be read, and whether the visitor's own work stands where it would have opened. */
export type LinkFailure = { reason: string; isOwnWork: boolean };
/** A link whose release is on its way, or did not come. */
export type ComingLink = { state: DemoState; error: unknown; retry: () => void };

const noNotes: readonly string[] = [];

/**
 * Keeps the address and the state of the demo together: reads the hash of a link, and writes what the visitor changes.
 * @returns `failure`, why a link could not be read, and whether the demo keeps what the visitor made before; `notes`, what is
 * to be said of a link that another site made; `isOpening`, whether the link that the page was opened with is about to take
 * the place of the query on show; `coming`, a link whose release is yet to come; `tooLarge`, why the address does not carry
 * the present state; and `link`, which gives that state's address, that of its open panel if asked for
 */
export function usePermalink(toolkit: ToolkitId) {
  const history = useHistory();
  const state = useDemo();
  const { withBaseUrl } = useBaseUrlUtils();
  const [failure, setFailure] = useState<LinkFailure>();
  const [notes, setNotes] = useState(noNotes);
  const [isOpening, setIsOpening] = useState(false);
  const [coming, setComing] = useState<ComingLink>();
  const [tooLarge, setTooLarge] = useState<string>();
  /** Counts the reads; one that is not the last any more changes nothing. */
  const reads = useRef(0);
  const isReading = useRef(false);
  const path = withBaseUrl(pathOf(toolkit));

  const read = useCallback(
    async (hash: string, { isKept = false, before = '' } = {}) => {
      reads.current += 1;
      const turn = reads.current;
      const panelBefore = demoStore.get().panel;
      isReading.current = true;
      const fail = (reason: string) => setFailure({ reason, isOwnWork: !isAsMet(demoStore.get(), toolkit) });
      try {
        const { decodePermalink, encodePermalink } = await loadCodec();
        const decoded = await decode(hash, toolkit);
        if (turn !== reads.current) return;
        setNotes(noNotes);
        if (!decoded.ok) {
          fail(decoded.reason);
          // The visitor's own work stays, and so does its link.
          const work = await hashOfWork(toolkit);
          writeHash('hash' in work ? work.hash : '');
          return;
        }
        setFailure(undefined);
        const own = decodePermalink(before);
        let { state } = decoded;
        let ownState = own.ok ? own.state : undefined;
        const needed = [own, decoded].filter((link) => link.ok);
        const isThere = (link: LinkContent) =>
          isLoadedIn(link.state.release, link.toolkit) && !lacksSiteRows(link.state);
        if (!needed.every(isThere)) {
          const come = (error?: unknown) =>
            setComing({ state: decoded.state, error, retry: () => void read(hash, { isKept, before }) });
          come();
          try {
            await Promise.all(needed.map((link) => loadReleaseIn(link.state.release, link.toolkit)));
            ownState &&= await withSiteRows(ownState);
            state = await withSiteRows(state);
          } catch (error) {
            if (turn === reads.current) come(error);
            return;
          }
        }
        if (turn !== reads.current) return;
        setComing(undefined);
        if (ownState) demoStore.load(ownState, firstReleaseOf(toolkit));
        setNotes(decoded.notes ?? noNotes);
        // A link to what is there already is no step of its own.
        const { panel, row } = decoded;
        const present = encodePermalink({ toolkit, state: demoStore.get() });
        // One that is too large has no hash, and tells nothing.
        if (present === undefined || present !== encodePermalink({ toolkit, state }))
          demoStore.load(state, firstReleaseOf(toolkit));
        // Whoever has opened another panel meanwhile stays there.
        if (panel && demoStore.get().panel === panelBefore) demoStore.setPanel(panel);
        demoStore.setRow(row);
        if (decoded.toolkit !== toolkit && !isKept) history.replace(`${withBaseUrl(pathOf(decoded.toolkit))}#${hash}`);
      } catch {
        fail('the part of this page that reads links could not be loaded');
      } finally {
        if (turn === reads.current) isReading.current = false;
      }
    },
    [history, toolkit, withBaseUrl],
  );

  // Before the first painting of a live page: whoever edits the query on show must not lose it to the link.
  useIsomorphicLayoutEffect(() => {
    const hash = hashNow();
    const isFirst = !hasReadFirst;
    hasReadFirst = true;
    const { type, kept, panel = '' } = isFirst ? lastVisit() : { type: '', kept: '' };
    const itsPanel = panelIds.find((id) => id === panel);
    if (itsPanel && type !== 'navigate') demoStore.setPanel(itsPanel);
    const begin = async (...link: Parameters<typeof read>) => {
      setIsOpening(isFirst);
      await read(...link);
      setIsOpening(false);
    };
    if (hash && (isFirst || history.action !== 'POP') && !isAnchor(hash))
      void begin(hash, { before: type === 'navigate' ? kept : '' });
    else if (!hash && type === 'reload' && kept) void begin(kept, { isKept: true });

    let last = history.location;
    // Not the event `hashchange`: there is none between two entries that carry the same state, whatever is on show.
    return history.listen((location, action) => {
      // Going back to another toolkit changes path and hash; the visitor's work stays.
      const isSamePage = location.pathname === last.pathname;
      const cameFromAnchor = isAnchor(last.hash.slice(1));
      last = location;
      const entered = hashNow();
      if (!isSamePage || isAnchor(entered)) return;
      if (entered) void read(entered);
      // Back from a link to the demo as everybody meets it, which has no hash.
      else if (action === 'POP' && !cameFromAnchor) {
        demoStore.setRow();
        setNotes(noNotes);
        const first = firstReleaseOf(toolkit);
        if (!isAsMet(demoStore.get(), toolkit)) demoStore.load(initialIn(first), first);
      }
      // A link of the site to this very page, which has no hash: the work stays, so its link does.
      else if (action !== 'POP') void hashOfWork(toolkit).then((work) => 'hash' in work && writeHash(work.hash));
    });
  }, [history, toolkit, read]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state says when to write; what is written is read then.
  useEffect(() => {
    let isCurrent = true;
    // The address changes before the page does: what is written then would lead the next toolkit back to this one.
    const isHere = () => isCurrent && !isReading.current && window.location.pathname === path;
    const write = async () => {
      if (!isHere() || isAnchor(hashNow())) return;
      const work = await hashOfWork(toolkit);
      if (!isHere()) return;
      // No hash rather than that of an older state.
      const hash = 'hash' in work ? work.hash : '';
      setTooLarge('reason' in work ? work.reason : undefined);
      keepHash(hash);
      if (hash !== hashNow()) writeHash(hash);
    };
    const timer = setTimeout(write, pause);
    const forget = finishBeforeReload(async () => {
      await write();
      // The address is another toolkit's already: its page reads the work from the session.
      if (isHere() || isReading.current) return;
      const work = await hashOfWork(toolkit);
      keepHash('hash' in work ? work.hash : '');
    });
    return () => {
      isCurrent = false;
      forget();
      clearTimeout(timer);
    };
  }, [toolkit, path, state]);

  /** The address that carries the present state, and the open panel if asked for; nothing if that is too large for a link. */
  const link = useCallback(
    async (withPanel = false) => {
      const made = await encode(toolkit, withPanel);
      setTooLarge('reason' in made ? made.reason : undefined);
      if ('reason' in made) return undefined;
      if (!withPanel) writeHash(made.hash);
      return new URL(`#${made.hash}`, window.location.href).href;
    },
    [toolkit],
  );

  const dismiss = useCallback(() => {
    setFailure(undefined);
    setNotes(noNotes);
  }, []);
  return { failure, notes, isOpening, coming, dismiss, tooLarge, link };
}
