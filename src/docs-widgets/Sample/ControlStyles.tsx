import { useCopy } from '@site/src/ui/useCopy';

/** Says that the controls of a preview look as this site has them, and copies the styles that do it. */
export function ControlStyles() {
  const { feedback, copy } = useCopy(async () => (await import('./controlStyles')).controlStyles());
  return (
    <p>
      Preview with this site’s control styles{' '}
      <button type="button" onClick={copy}>
        {feedback ?? 'Copy these styles'}
      </button>
    </p>
  );
}
