import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { ChatLink, PhoneLink } from '@/app/_ui/data/phone-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { ClientOverview } from '@/lib/clients/client-overview';
import { TAX_FLAGS } from '@/lib/clients/rules';
import { chatUrl, formatPhone } from '@/lib/core/readers/phone';
import styles from './client-page.module.css';

type Props = { client: ClientOverview };

/** The person to talk to. */
export function ClientProducer({ client }: Props) {
  const t = useTranslations('clients.detail');
  const { nameProducer, emailProducer, phoneProducer, dialingCode } = client;
  if (!nameProducer && !emailProducer && !phoneProducer) {
    return (
      <SectionCard title={t('contact')}>
        <p className={text.quiet}>{t('noContact')}</p>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={nameProducer ?? t('contact')} description={nameProducer ? t('contact') : undefined}>
      <DescriptionList
        columns={1}
        items={[
          {
            label: t('email'),
            value: emailProducer && <a href={`mailto:${emailProducer}`}>{emailProducer}</a>,
          },
          {
            label: t('mobile'),
            value: phoneProducer && <PhoneLink phone={phoneProducer} dialingCode={dialingCode} />,
          },
          {
            label: 'WhatsApp',
            value: phoneProducer && chatUrl(phoneProducer, dialingCode) && (
              <ChatLink phone={phoneProducer} dialingCode={dialingCode} label={t('whatsApp')} />
            ),
          },
        ]}
      />
    </SectionCard>
  );
}

/** Who the client is by its papers, and where. */
export function ClientData({ client, services }: Props & { services: readonly string[] }) {
  const t = useTranslations('clients.detail');
  const tTable = useTranslations('clients.table');
  const { documentTypeName, identification, cityName, address, phone, dialingCode, url } = client;
  return (
    <SectionCard title={t('data')}>
      <DescriptionList
        columns={1}
        items={[
          { label: documentTypeName ?? tTable('identification'), value: identification },
          { label: t('services'), value: services.join(', ') },
          { label: t('city'), value: cityName },
          { label: t('address'), value: address },
          { label: t('phone'), value: phone && formatPhone(phone, dialingCode) },
          {
            label: t('url'),
            value: url && (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {url.replace(/^https:\/\//, '')}
              </a>
            ),
          },
        ]}
      />
    </SectionCard>
  );
}

/** What the client withholds, in plain words. */
export function ClientTaxes({ client }: Props) {
  const t = useTranslations('clients');
  const held = TAX_FLAGS.filter((flag) => client[flag]);
  return (
    <SectionCard title={t('detail.taxes')}>
      {held.length === 0 ? (
        <p className={text.quiet}>{t('detail.noTaxes')}</p>
      ) : (
        <ul className={styles.taxes}>
          {held.map((flag) => (
            <li key={flag}>
              {t(`flags.${flag}`)}
              <span className={text.below}>{t(`flags.${flag}Hint`)}</span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
