import useKeptFocus from '!!source-files!@site/src/components/useKeptFocus.ts';
import validateQuery from '!!source-files!@site/src/query/validateQuery.ts';
import nameControls from '!!source-files!@site/src/toolkits/nameControls.tsx';
import rows from '!!source-files!@site/src/toolkits/rows.css';
import spokenPath from '!!source-files!@site/src/toolkits/spokenPath.ts';
import validated from '!!source-files!@site/src/toolkits/validated.css';
import justified from '!!source-files!../../builder/justified.css';
import translations from '!!source-files!../../builder/translations.ts';
import DragAndDrop from '!!source-files!../../releases/5/DragAndDrop.tsx';
import type { SourceFile, ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import type { Options } from '../../releases/DemoRelease';

/** The files that the demo runs and that the project carries word by word, by their path below `src/`. */
export const sourceFiles = (options: Options, toolkit: ToolkitCode): Record<string, SourceFile> => ({
  ...toolkit.files,
  'nameControls.tsx': nameControls,
  'rows.css': rows,
  'spokenPath.ts': spokenPath,
  'translations.ts': translations,
  'useKeptFocus.ts': useKeptFocus,
  ...(options.enableDragAndDrop && { 'DragAndDrop.tsx': DragAndDrop }),
  ...(options.validateQuery && { 'validateQuery.ts': validateQuery, 'validated.css': validated }),
  ...(options.justifiedLayout && { 'justified.css': justified }),
});
