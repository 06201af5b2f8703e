import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { Mismatch } from '@/lib/convocatories/candidates/rules';
import type { OpenCall } from '@/lib/convocatories/open-calls/queries';
import { formatDateRange, formatDateTime, formatTimeRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { ApplyButton } from './application-buttons';
import styles from './open-calls.module.css';

/** An open call: what it is, why it fits, what the profile does not say yet, and the way to apply. */
export function OpenCallCard({ call }: { call: OpenCall }) {
  const t = useTranslations('place.openCalls');
  const { startDate, endDate, timeZone, criteria, closed } = call;
  const pay = formatMoney(call.budget, call.currencyCode);
  const dates = formatDateRange(startDate, endDate, timeZone);
  const ages = [criteria.minAge, criteria.maxAge].filter((age) => age !== null).join('–');
  const asked: Readonly<Record<Mismatch, string>> = {
    city: call.cityName,
    height: `${criteria.height ?? ''} cm`,
    age: ages,
    colourEyes: criteria.colourEyes ?? '',
    colourHair: criteria.colourHair ?? '',
    language: criteria.language ?? '',
    skills: criteria.skills.join(', '),
    academicTraining: criteria.academicTraining ?? '',
  };
  const words = (kind: Mismatch, what = asked[kind]) => t(`criteria.${kind}`, { what });
  return (
    <SectionCard
      title={call.eventName}
      description={t('by', { agency: call.agencyName, profile: call.profileName.toLocaleLowerCase('es') })}
      actions={
        closed ? null : (
          <ApplyButton
            convocatoryId={call.id}
            eventName={call.eventName}
            shown={{
              startDate: startDate.toISOString(),
              endDate: endDate.toISOString(),
              budget: call.budget,
            }}
            terms={`${dates}, ${pay}`}
          />
        )
      }
    >
      <DescriptionList
        items={[
          { label: t('dates'), value: dates },
          { label: t('schedule'), value: formatTimeRange(startDate, endDate, timeZone) },
          { label: t('city'), value: call.cityName },
          { label: t('pay'), value: `${pay} (${t('gross')})` },
          { label: t('until'), value: formatDateTime(call.deadline ?? endDate, timeZone) },
          { label: t('observations'), value: call.observations },
        ]}
      />
      <p className={styles.fit}>
        <strong>{t('fits')}</strong> {[t('profile'), ...call.met.map((kind) => words(kind))].join(' · ')}
      </p>
      {call.missing.length > 0 && (
        <p className={styles.fit}>
          <strong>{t('missing')}</strong>{' '}
          {call.missing
            .map((kind) => words(kind, kind === 'skills' ? call.lackedSkills.join(', ') : asked[kind]))
            .join(' · ')}{' '}
          <span className={text.dimmed}>{t('missingText')}</span>
        </p>
      )}
      {criteria.texture && <p className={styles.fit}>{t('texture', { texture: criteria.texture })}</p>}
      {closed && <p className={styles.fit}>{t(`closed.${closed}`)}</p>}
    </SectionCard>
  );
}
