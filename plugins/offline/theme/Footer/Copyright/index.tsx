// Change: below the line stands the button that makes the site available offline.
import { OfflineControl } from '@site/src/offline/OfflineControl';
import type { Props } from '@theme/Footer/Copyright';
import Copyright from '@theme-init/Footer/Copyright';

export default function CopyrightWithOffline(props: Props) {
  return (
    <>
      <Copyright {...props} />
      <div className="footer__copyright">
        <OfflineControl />
      </div>
    </>
  );
}
