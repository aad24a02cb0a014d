import nameControls from '!!source-files!@site/src/toolkits/nameControls.tsx';
import rows from '!!source-files!@site/src/toolkits/rows.css';
import spokenPath from '!!source-files!@site/src/toolkits/spokenPath.ts';
import validated from '!!source-files!@site/src/toolkits/validated.css';
import useKeptFocus from '!!source-files!@site/src/ui/useKeptFocus.ts';
import selectedRows from '!!source-files!./SelectedRows.tsx';
import selectedRowsCss from '!!source-files!./selectedRows.css';
import justified from '!!source-files!../../builder/justified.css';
import translations from '!!source-files!../../builder/translations.ts';
import validateQuery from '!!source-files!../../builder/validateQuery.ts';
import ar from '!!source-files!../../translations/ar.ts';
import de from '!!source-files!../../translations/de.ts';
import es from '!!source-files!../../translations/es.ts';
import fr from '!!source-files!../../translations/fr.ts';
import ja from '!!source-files!../../translations/ja.ts';
import localize from '!!source-files!../../translations/localize.ts';
import type { SourceFile, ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import type { DemoState } from '../../store/state';
import type { LanguageId } from '../../translations/languages';
import { dragCode } from './releaseCodes';

/** The texts of the builder; in English those of the demo. */
const languageFiles: Record<LanguageId, SourceFile> = { en: translations, ar, de, es, fr, ja };

/** The files that the demo runs and that the project carries word by word, by their path below `src/`. */
export function sourceFiles(
  state: Pick<DemoState, 'options' | 'choices'>,
  toolkit: ToolkitCode,
  withRows: boolean,
): Record<string, SourceFile> {
  const { options } = state;
  const drag = dragCode(state, toolkit.release);
  const language = (state.choices.language ?? 'en') as LanguageId;
  return {
    ...toolkit.files,
    'nameControls.tsx': nameControls,
    'rows.css': rows,
    ...(withRows && { 'SelectedRows.tsx': selectedRows, 'selectedRows.css': selectedRowsCss }),
    'spokenPath.ts': spokenPath,
    'translations.ts': languageFiles[language],
    ...(language !== 'en' && { 'localize.ts': localize }),
    'useKeptFocus.ts': useKeptFocus,
    ...(drag && { 'DragAndDrop.tsx': drag.file }),
    ...(options.validateQuery && { 'validateQuery.ts': validateQuery, 'validated.css': validated }),
    ...(options.justifiedLayout && { 'justified.css': justified }),
  };
}
