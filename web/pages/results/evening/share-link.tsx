import { useDisclosure } from '@mantine/hooks';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../components/qr-code.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import classes from './share-link.module.css';

interface ShareLinkProps {
  readonly title: string;
  /** Open to everybody, and with nothing in it that is not. */
  readonly address: string;
}

/** Hands the address on by what the phone offers; else shows it, to be copied or scanned. */
export function ShareLink({ title, address }: ShareLinkProps) {
  const { t } = useTranslation('results');
  const [shown, { toggle, open }] = useDisclosure(false);
  const share = async () => {
    // Browsers offer it only over https; a person may also think better of it.
    if (typeof navigator.share !== 'function') return toggle();
    await navigator.share({ title, url: address }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) open();
    });
  };
  return (
    <div className={classes.share}>
      <QuietButton icon={Share2} onClick={() => void share()}>
        {t('evening.share')}
      </QuietButton>
      {shown && (
        <div className={classes.shown}>
          <p>{t('evening.shown')}</p>
          <input
            readOnly
            aria-label={t('evening.address')}
            className={classes.address}
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <QrCode text={address} className={classes.code} />
        </div>
      )}
    </div>
  );
}
