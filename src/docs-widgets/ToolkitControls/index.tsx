import useBaseUrl from '@docusaurus/useBaseUrl';
import figures from '@generated/controls-registry/default/figures.json';
import { nextLine } from '@site/lines/registry';
import controls from '@site/src/ui/controls.module.css';
import { useCopy } from '@site/src/ui/useCopy';
import ThemedImage from '@theme/ThemedImage';
import type { ToolkitId } from '../../toolkits/registry';
import { HighlightedCode } from '../HighlightedCode';
import { addedWords, commandFor, fileHead, zipWords } from './words';

/** How a builder with a toolkit's controls looks in the demo, in both colour modes. */
export function ToolkitPicture({ toolkit, label }: { toolkit: ToolkitId; label: string }) {
  const sources = {
    light: useBaseUrl(`/img/toolkits/${toolkit}-light.webp`),
    dark: useBaseUrl(`/img/toolkits/${toolkit}-dark.webp`),
  };
  return (
    <ThemedImage
      sources={sources}
      alt={`Two rules and a group of two more, in the look of ${label}`}
      width={868}
      height={300}
      style={{ height: 'auto' }}
      loading="lazy"
    />
  );
}

/** A toolkit's controls as code: the command that installs them, and each file to open, to copy or in one zip. */
export function ToolkitControls({ toolkit }: { toolkit: ToolkitId }) {
  const { files, added, overrides } = figures[toolkit];
  const zip = useBaseUrl(`/r/query-builder-${toolkit}.zip`);
  const item = useBaseUrl(`/r/query-builder-${toolkit}.json`, { absolute: true });
  const command = commandFor(item, overrides, nextLine.release);
  return (
    <>
      <HighlightedCode lang="bash" html={`<code>${command.replaceAll('"', '&quot;')}</code>`} />
      <table tabIndex={0}>
        <thead>
          <tr>
            {fileHead.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map(([file, bytes]) => (
            <File key={file} file={file} bytes={bytes} />
          ))}
        </tbody>
      </table>
      <p>
        <a href={zip} download>
          {zipWords}
        </a>
        . {addedWords(added)}
      </p>
    </>
  );
}

const words = { copied: 'Copied', refused: 'Not copied: open the file' };

/** A file of the controls: a link to its text, and a button that copies it. */
function File({ file, bytes }: { file: string; bytes: number }) {
  const address = useBaseUrl(`/r/code/${file}`);
  const { feedback, copy } = useCopy(async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  }, words);
  return (
    <tr>
      <td>
        <a href={address}>
          <code>{file}</code>
        </a>
      </td>
      <td>{bytes.toLocaleString('en')}</td>
      <td>
        <button
          type="button"
          className={controls.button}
          onClick={copy}
          aria-label={feedback ? undefined : `Copy ${file}`}
        >
          {feedback ?? 'Copy'}
        </button>
      </td>
    </tr>
  );
}
