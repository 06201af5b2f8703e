import { IconBrandWhatsapp, IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { whatsappUrl } from '@/app/_features/events/whatsapp-url';
import { CopyButton } from '@/app/_ui/feedback/copy-button';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import styles from './showcase-card.module.css';

type Props = {
  /** The whole address, with the host that clients reach. */
  url: string;
  /** What goes along with it by WhatsApp, the address in it. */
  message: string;
  /** How many talents the client sees there. */
  shown: number;
  closed: boolean;
  /** Where one chooses whom to show; null on that very page. */
  chooseHref: string | null;
};

/** The event's public page: whom the client sees there, and the address to copy, to send, to look at. */
export function ShowcaseCard({ url, message, shown, closed, chooseHref }: Props) {
  const t = useTranslations('events.showcase');
  const text = closed ? t('closed') : t('text', { count: shown });
  return (
    <section
      className={styles.card}
      aria-labelledby="vitrina"
      data-warning={(!closed && shown === 0) || undefined}
    >
      <div className={styles.words}>
        <h2 id="vitrina" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        {chooseHref && !closed && (
          <ButtonLink variant="default" size="xs" href={chooseHref}>
            {t('choose')}
          </ButtonLink>
        )}
        <CopyButton value={url} kind="link" />
        {!closed && (
          <ButtonLink
            variant="default"
            size="xs"
            href={whatsappUrl(message)}
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
