import { counted } from '@site/src/dataset/countInWords';
import { encodings } from '@site/src/own-data/encodings';
import type { Choice } from '@site/src/own-data/read/Reader';
import type { Read } from '@site/src/own-data/read/readInput';
import controls from '@site/src/ui/controls.module.css';
import { Select } from '@site/src/ui/Select';
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
          <Select
            value={choice.encoding ?? ''}
            onChoose={(encoding) => again({ ...choice, encoding: encoding || undefined })}
            items={[['', 'As the file looks'], ...Object.entries(encodings)]}
          />
        </label>
      )}
      {lists.length > 0 && (
        <label>
          Rows from{' '}
          <Select
            value={choice.list ?? lists[0]?.path ?? ''}
            onChoose={(list) => again({ ...choice, list })}
            items={lists.map(({ path, length }) => [path, `${path} (${counted(length, 'item')})`])}
          />
        </label>
      )}
    </div>
  );
}
