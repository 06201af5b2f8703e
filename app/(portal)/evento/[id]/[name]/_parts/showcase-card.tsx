import { IconBrandWhatsapp, IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { whatsappUrl } from '@/app/_features/events/whatsapp-url';
import { ButtonLink } from '@/app/_ui/button-link';
import { CopyButton } from '@/app/_ui/copy-button';
import styles from './showcase-card.module.css';

type Props = {
  /** The whole address, with the host that clients reach. */
  url: string;
  eventName: string;
  closed: boolean;
};

/** The event's public page: to copy, to send, to look at. */
export function ShowcaseCard({ url, eventName, closed }: Props) {
  const t = useTranslations('events.showcase');
  return (
    <section className={styles.card} aria-labelledby="vitrina">
      <div className={styles.words}>
        <h2 id="vitrina" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.text}>{closed ? t('closed') : t('text')}</p>
      </div>
      <div className={styles.actions}>
        <CopyButton value={url} kind="link" />
        {!closed && (
          <ButtonLink
            variant="default"
            size="xs"
            href={whatsappUrl(t('message', { event: eventName, url }))}
            target="_blank"
            leftSection={<IconBrandWhatsapp size={14} stroke={1.5} aria-hidden />}
          >
            {t('whatsapp')}
          </ButtonLink>
        )}
        <ButtonLink
          variant="default"
          size="xs"
          href={url}
          target="_blank"
          leftSection={<IconExternalLink size={14} stroke={1.5} aria-hidden />}
        >
          {t('open')}
        </ButtonLink>
      </div>
    </section>
  );
}
