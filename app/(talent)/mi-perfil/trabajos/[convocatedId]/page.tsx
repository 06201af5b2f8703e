import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { renderSVG } from 'uqr';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { PhoneLink } from '@/app/_ui/data/phone-link';
import { RowList } from '@/app/_ui/data/row-list';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { TalentNotFound } from '@/app/(talent)/_shell/talent-not-found';
import { mapUrl } from '@/lib/core/contact';
import { formatLongDate, formatTime12h } from '@/lib/core/dates';
import { contractPath, ownSheetPath } from '@/lib/core/paths';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { checkInCode } from '@/lib/event-day/attendance/check-in-code';
import { getOwnSheet } from '@/lib/event-day/call-sheet/queries';
import { findRideDoor } from '@/lib/rides/ride-door';
import styles from './sheet.module.css';

export const metadata: Metadata = { title: 'Hoja de llamado' };

type Props = { params: Promise<{ convocatedId: string }> };

/** What a talent needs on the day: when, where, what to wear, whom to ask for, and its code for the desk. */
export default pageOrNotFound(TalentNotFound, async function SheetPage({ params }: Props) {
  const [{ convocatedId }, { actor }, t, work] = await Promise.all([
    params,
    talentGate(),
    getTranslations('place.sheet'),
    getTranslations('place.work'),
  ]);
  const sheet = await readOrNotFound(() => getOwnSheet(actor, convocatedId));
  const rides = await findRideDoor(actor, convocatedId);
  const time = (at: Date) => formatTime12h(at, sheet.timeZone);
  const code = checkInCode(convocatedId);
  const map = mapUrl(sheet.placeName, sheet.placeAddress, sheet.cityName);
  return (
    <>
      <PageHeader
        title={sheet.eventName}
        breadcrumbs={[{ label: work('title'), href: '/mi-perfil/trabajos' }]}
        subtitle={`${t('title')} · ${sheet.agencyName}`}
      />
      <SectionCard
        flush
        title={t('days')}
        {...(sheet.sentAt ? {} : { description: t('notYet') })}
        actions={
          <ButtonLink href={`${ownSheetPath(convocatedId)}/calendario`} variant="default" target="_blank">
            {t('calendar')}
          </ButtonLink>
        }
      >
        <RowList
          label={t('days')}
          items={sheet.days.map(({ day, callAt, endsAt }) => ({
            id: day,
            title: formatLongDate(callAt, sheet.timeZone),
            detail: [t('arrive', { time: time(callAt) }), t('until', { time: time(endsAt) })],
          }))}
        />
      </SectionCard>
      <SectionCard
        actions={
          map && (
            <ButtonLink href={map} variant="default" target="_blank">
              {t('map')}
            </ButtonLink>
          )
        }
        title={t('place')}
      >
        <DescriptionList
          columns={1}
          items={[
            {
              label: t('place'),
              value: [sheet.placeName, sheet.placeAddress, sheet.cityName].filter(Boolean).join(', '),
            },
            { label: t('profile'), value: sheet.profileName },
            { label: t('dressCode'), value: sheet.dressCode },
            { label: t('contact'), value: sheet.contactName },
            {
              label: t('contactPhone'),
              value: sheet.contactPhone && <PhoneLink phone={sheet.contactPhone} dialingCode={COLOMBIA} />,
            },
            { label: t('instructions'), value: sheet.instructions },
          ]}
        />
      </SectionCard>
      <SectionCard title={t('code')} description={t('codeHint')}>
        <div className={styles.code}>
          <div
            className={styles.qr}
            role="img"
            aria-label={t('qr')}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from a code of letters and figures
            dangerouslySetInnerHTML={{ __html: renderSVG(code, { border: 2 }) }}
          />
          <p className={styles.letters}>{code}</p>
        </div>
      </SectionCard>
      {rides && (
        <SectionCard title={t('ride')} description={t(rides.isInCourse ? 'rideInCourse' : 'rideText')}>
          <ButtonLink href={rides.path} variant="default">
            {t(rides.isInCourse ? 'followRide' : 'orderRide')}
          </ButtonLink>
        </SectionCard>
      )}
      <ButtonLink href={contractPath(sheet.eventId, sheet.talentId)} variant="default">
        {t('contract')}
      </ButtonLink>
    </>
  );
});
