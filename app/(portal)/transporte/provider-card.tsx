import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { ProviderHealth } from '@/lib/rides/health/queries';
import type { HealthState } from '@/lib/rides/health/rules';
import { instantText } from './instant-text';
import { ProviderCalls } from './provider-calls';
import styles from './transporte.module.css';
import { TryProvider } from './try-provider';

const TONES: Readonly<Record<HealthState, Tone>> = {
  WELL: 'green',
  AILING: 'yellow',
  DOWN: 'red',
  NEVER_ASKED: 'gray',
  NOT_CONFIGURED: 'gray',
};

/** One provider: whether it can be used, what came of the last calls, and a try. */
export function ProviderCard({ provider }: { provider: ProviderHealth }) {
  const t = useTranslations('rideOffice.providers');
  const { platform, name, state, configured, settings, cities } = provider;
  return (
    <SectionCard
      title={name}
      description={t(`description.${platform}`)}
      actions={
        <>
          <SoftBadge tone={TONES[state]}>{t(`states.${state}`)}</SoftBadge>
          {configured && <TryProvider platform={platform} name={name} />}
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
                  ...lastFacts(provider, t),
                ]
              : []),
          ]}
        />
        {settings.address && configured && <ProviderCalls provider={provider} />}
      </div>
    </SectionCard>
  );
}

type Words = ReturnType<typeof useTranslations<'rideOffice.providers'>>;

/** The last of each kind: an answer, a failure with its words, a refused authentication. */
function lastFacts(
  { answeredAt, answerMs, failedAt, failure, tokenFailedAt, tokenFailure }: ProviderHealth,
  t: Words,
) {
  const failed = (at: Date | null, words: string | null) =>
    at ? (
      <span className={styles.stacked}>
        <span>{instantText(at)}</span>
        <span className={text.small}>{words}</span>
      </span>
    ) : (
      t('none')
    );
  return [
    {
      label: t('answered'),
      value: answeredAt ? t('answeredIn', { when: instantText(answeredAt), ms: answerMs ?? 0 }) : t('never'),
    },
    { label: t('failed'), value: failed(failedAt, failure) },
    { label: t('tokenFailed'), value: failed(tokenFailedAt, tokenFailure) },
  ];
}
