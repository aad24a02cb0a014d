import { HighlightedCode } from './HighlightedCode';

type Props = {
  /** An exported name of the line's release. */
  name: string;
  /** Added by plugins/library-api. */
  html: string;
};

/** The declaration of an export, as the pinned release ships it. */
export function Signature({ html }: Props) {
  return (
    <div className="declaration">
      <HighlightedCode html={html} lang="ts" />
    </div>
  );
}
