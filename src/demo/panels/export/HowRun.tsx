import { presetDatabase } from '@site/src/engines/presetDatabases';
import { refusalsOf } from '@site/src/engines/refusals';
import { BacktickedText } from '@site/src/ui/BacktickedText';
import controls from '@site/src/ui/controls.module.css';
import { howRunWords } from './howRunWords';

type Props = {
  /** Release of the library. */
  version: string;
  format: string;
  /** Dialect of an SQL format, if one is set. */
  preset: string | undefined;
  /** The export as it is shown. */
  text: string;
};

/** What runs the export that is shown, or why nothing does, and what its database refuses of it. */
export function HowRun({ version, format, preset = '', text }: Props) {
  const refusals = text && refusalsOf(format, preset, text);
  return (
    <>
      {refusals && refusals.length > 0 && (
        <div className={controls.warning} data-refusals>
          <p>From the documentation of {presetDatabase(preset)}, not run here:</p>
          <ul>
            {refusals.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <p data-how-run>
        <BacktickedText>{howRunWords(version, format, preset)}</BacktickedText>
      </p>
    </>
  );
}
