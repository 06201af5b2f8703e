import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { HealthState, ProviderHealth } from '@/lib/rides/health/queries';
import { instantText } from './instant-text';
import styles from './transporte.module.css';
import { TryProvider } from './try-provider';

const TONES: Readonly<Record<HealthState, Tone>> = {
  WELL: 'green',
  DOWN: 'red',
  NOT_CONFIGURED: 'gray',
};

/** One provider: whether it can be used, what failed last, and a try. */
export function ProviderCard({ provider }: { provider: ProviderHealth }) {
  const t = useTranslations('rideOffice.providers');
  const { platform, name, state, settings, cities, failedAt, failure } = provider;
  return (
    <SectionCard
      title={name}
      description={t(`description.${platform}`)}
      actions={
        <>
          <SoftBadge tone={TONES[state]}>{t(`states.${state}`)}</SoftBadge>
          {state !== 'NOT_CONFIGURED' && <TryProvider platform={platform} name={name} />}
        </>
      }
    >
      <div className={styles.provider}>
        {settings.missing.length > 0 && (
          <p className={text.small}>{t('missing', { names: settings.missing.join(', ') })}</p>
        )}
        <DescriptionList
          columns={3}
          items={[
            { label: t('cities'), value: t('citiesCount', { count: cities }) },
            ...(settings.address
              ? [
                  { label: t('address'), value: settings.address },
                  {
                    label: t('webhooks'),
                    value: t(settings.takesWebhooks ? 'webhooksOn' : 'webhooksOff'),
                  },
                  {
                    label: t('failed'),
                    value: failedAt ? `${instantText(failedAt)}: ${failure}` : t('none'),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </SectionCard>
  );
}
