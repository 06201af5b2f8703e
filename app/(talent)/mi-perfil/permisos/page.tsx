import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { OWN_PURPOSES } from '@/db/values/consents';
import { formatShortDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listConsents } from '@/lib/talents/consents/queries';
import { findWhatsAppLeaving } from '@/lib/talents/consents/whatsapp-leaving';
import { ConsentButtons } from './consent-buttons';

export const metadata: Metadata = { title: 'Permisos' };

/** What a talent has consented to, purpose by purpose, in its words, with the way to give it and to take it back. */
export default async function ConsentsPage() {
  const { actor, talent } = await talentGate();
  const [consents, leaving, t] = await Promise.all([
    listConsents(actor, talent.talentId),
    findWhatsAppLeaving(actor),
    getTranslations('place.consents'),
  ]);
  const own = consents.flatMap((one) => {
    const purpose = OWN_PURPOSES.find((each) => each === one.purpose);
    return purpose ? [{ ...one, purpose }] : [];
  });
  return (
    <ClientMessages namespaces={['place.consents']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {own.map(({ purpose, wording, given }) => (
        <SectionCard
          key={purpose}
          title={t(`purposes.${purpose}`)}
          actions={
            <SoftBadge tone={given ? 'green' : 'gray'}>
              {given ? t('given', { when: formatShortDate(given.at, DEFAULT_TIME_ZONE) }) : t('notGiven')}
            </SoftBadge>
          }
        >
          <p>{wording.text}</p>
          {given && given.version !== wording.version && <p>{t('olderWording')}</p>}
          {purpose === 'MESSAGES' && leaving && (
            <p>
              {t('leftWhatsApp', { when: formatShortDate(leaving.leftAt, DEFAULT_TIME_ZONE) })}{' '}
              {leaving.comeBackUrl && <a href={leaving.comeBackUrl}>{t('comeBack')}</a>}
            </p>
          )}
          <ConsentButtons
            talentId={talent.talentId}
            purpose={purpose}
            given={given !== null && given.version === wording.version}
            revocable={given !== null}
          />
        </SectionCard>
      ))}
    </ClientMessages>
  );
}
