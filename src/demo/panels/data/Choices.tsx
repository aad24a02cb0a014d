import { counted } from '@site/src/dataset/countInWords';
import { encodings } from '@site/src/own-data/encodings';
import type { Choice } from '@site/src/own-data/read/Reader';
import type { Read } from '@site/src/own-data/read/readInput';
import controls from '@site/src/ui/controls.module.css';
import type { Source } from './useReading';

type Props = {
  source: Source;
  read: Pick<Read, 'format' | 'lists'>;
  /** Reads the same again. */
  again: (choice: Choice) => void;
};

/** What was guessed of a file as a whole, to be chosen: how its text is encoded, and which of its lists has the rows. */
export function Choices({ source: { input, choice }, read: { format, lists = [] }, again }: Props) {
  const hasEncoding = typeof input !== 'string' && format !== 'parquet';
  if (!hasEncoding && lists.length === 0) return null;
  return (
    <div className={controls.actions}>
      {hasEncoding && (
        <label>
          Encoding{' '}
          <select
            className={controls.field}
            value={choice.encoding ?? ''}
            onChange={({ target }) => again({ ...choice, encoding: target.value || undefined })}
          >
            <option value="">As the file looks</option>
            {Object.entries(encodings).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {lists.length > 0 && (
        <label>
          Rows from{' '}
          <select
            className={controls.field}
            value={choice.list ?? lists[0]?.path}
            onChange={({ target }) => again({ ...choice, list: target.value })}
          >
            {lists.map(({ path, length }) => (
              <option key={path} value={path}>
                {path} ({counted(length, 'item')})
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
