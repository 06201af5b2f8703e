import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { formatShortDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { sendsWhatsApp } from '@/lib/notifications/whatsapp/transport';
import { findWhatsAppLeaving } from '@/lib/talents/consents/whatsapp-leaving';
import { getMessageSettings } from '@/lib/talents/own/message-settings/queries';
import { SettingsForm } from './settings-form';
import styles from './settings-form.module.css';

export const metadata: Metadata = { title: 'Avisos' };

const ALWAYS = ['codes', 'account', 'fallback'] as const;

/** How a talent wants to be told, and what is told all the same. */
export default async function NoticesPage() {
  const { actor } = await talentGate();
  const [{ revision, ...settings }, leaving, t, account] = await Promise.all([
    getMessageSettings(actor),
    findWhatsAppLeaving(actor),
    getTranslations('place.notices'),
    getTranslations('place.account'),
  ]);
  return (
    <ClientMessages namespaces={['place.notices']}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        breadcrumbs={[{ label: account('title'), href: '/mi-perfil/cuenta' }]}
      />
      <SettingsForm
        initial={settings}
        revision={revision}
        whatsapp={
          sendsWhatsApp()
            ? {
                left: leaving && formatShortDate(leaving.leftAt, DEFAULT_TIME_ZONE),
                comeBackUrl: leaving?.comeBackUrl ?? null,
              }
            : null
        }
      />
      <SectionCard title={t('always')}>
        <ul className={styles.always}>
          {ALWAYS.map((what) => (
            <li key={what}>{t(`alwaysList.${what}`)}</li>
          ))}
        </ul>
      </SectionCard>
    </ClientMessages>
  );
}
