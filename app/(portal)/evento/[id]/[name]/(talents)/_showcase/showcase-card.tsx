import { IconBrandWhatsapp, IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { whatsappUrl } from '@/app/_features/events/whatsapp-url';
import { CopyButton } from '@/app/_ui/feedback/copy-button';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import type { ShowcaseMail } from '@/lib/convocatories/showcase/showcase-mail';
import { formatDateTime } from '@/lib/core/dates';
import { SendToClient } from './send-to-client';
import styles from './showcase-card.module.css';

type Props = {
  eventId: string;
  /** The whole address, with the host that clients reach. */
  url: string;
  /** What goes along with it by WhatsApp, the address in it. */
  message: string;
  /** How many talents the client sees there. */
  shown: number;
  /** How many it sees once the draft is published, and how many of its places that changes. */
  drafted: number;
  changes: number;
  closed: boolean;
  /** Where one chooses whom to show; null on that very page. */
  chooseHref: string | null;
  /** How the client is mailed; null for who may not. */
  mail: ShowcaseMail | null;
  timeZone: string;
};

/** The event's public page: whom the client sees there, and the address to copy, to send, to look at. */
export function ShowcaseCard(props: Props) {
  const { eventId, url, message, shown, drafted, changes, closed, chooseHref, mail, timeZone } = props;
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
        {!closed && changes > 0 && <p className={styles.text}>{t('unpublished', { count: changes })}</p>}
        {!closed && mail && <p className={styles.text}>{t(mailed(mail), mailWords(mail, timeZone))}</p>}
      </div>
      <div className={styles.actions}>
        {!closed && mail?.address && (
          <SendToClient
            eventId={eventId}
            address={mail.address}
            shown={drafted}
            publishes={changes > 0}
            again={mail.last !== null}
          />
        )}
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

const mailed = ({ last, address }: ShowcaseMail) =>
  last ? (last.failed ? 'mailFailed' : 'mailed') : address ? 'neverMailed' : 'noAddress';

const mailWords = ({ last, address }: ShowcaseMail, timeZone: string) => ({
  address: last?.address ?? address ?? '',
  when: last ? formatDateTime(last.at, timeZone) : '',
});
