import { calendarAttachment, rememberDays, sentDays } from '@/lib/convocatories/work-calendar/sent-days';
import { mapUrl } from '@/lib/core/contact';
import { formatLongDate, formatTime12h } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { ownSheetPath } from '@/lib/core/paths';
import { CONVOCATED, isClosedAgency } from '@/lib/core/states';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { calendarFile, entriesOf } from './call-sheet/calendar-file';
import { findSheetOfPlace, type OwnSheet } from './call-sheet/queries';
import { takesCallSheet } from './rules';

type Fact = readonly [string, string];

/** Rows of what one person must know to come. */
function facts(sheet: OwnSheet): Fact[] {
  const contact = [sheet.contactName, sheet.contactPhone].filter(Boolean).join(' · ');
  const rows: [string, string | null][] = [
    ['Perfil', sheet.profileName],
    ...sheet.days.map(({ callAt, endsAt }): [string, string] => [
      formatLongDate(callAt, sheet.timeZone),
      `Llegas a las ${formatTime12h(callAt, sheet.timeZone)}, hasta las ${formatTime12h(endsAt, sheet.timeZone)}`,
    ]),
    ['Lugar', [sheet.placeName, sheet.placeAddress, sheet.cityName].filter(Boolean).join(', ')],
    ['Vestuario', sheet.dressCode],
    ['Contacto en el lugar', contact],
    ['Indicaciones', sheet.instructions],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** Brings somebody its call sheet; silent once it is no longer confirmed, or the event closed. */
export const composeCallSheet: ComposeEmail<{ convocatedId: string }> = async ({ convocatedId }, { tx }) => {
  const sheet = await findSheetOfPlace(tx, convocatedId);
  if (!sheet || sheet.stateId !== CONVOCATED.CONFIRMED || isClosedAgency(sheet.agencyState)) return null;
  if (!takesCallSheet(sheet.eventState)) return null;
  const sent = await sentDays(tx, convocatedId);
  await rememberDays(tx, sheet.agencyId, entriesOf(sheet));
  const [first] = sheet.days;
  const map = mapUrl(sheet.placeName, sheet.placeAddress, sheet.cityName);
  return {
    to: {
      name: fullName({ name: sheet.talentName, lastname: sheet.talentLastname }),
      address: sheet.talentEmail,
    },
    fromAgency: true,
    subject: `Hoja de llamado: ${sheet.eventName}`,
    body: (
      <EmailLayout
        preview={
          first
            ? `${formatLongDate(first.callAt, sheet.timeZone)}, llegas a las ${formatTime12h(first.callAt, sheet.timeZone)}.`
            : sheet.eventName
        }
      >
        <Title>{`${sheet.talentName}, esto es lo que necesitas para ${sheet.eventName}`}</Title>
        <Facts rows={facts(sheet)} />
        {map ? <Button href={map}>Ver el lugar en el mapa</Button> : null}
        <Paragraph>
          El archivo adjunto pone estas horas en tu calendario. En tu perfil tienes la misma hoja con el
          código para registrar tu llegada.
        </Paragraph>
        <Button href={`${env().APP_URL}${ownSheetPath(convocatedId)}`}>Abrir mi hoja de llamado</Button>
        <Paragraph dimmed>Si ya no puedes asistir, avísale cuanto antes a la agencia.</Paragraph>
      </EmailLayout>
    ),
    made: [calendarAttachment('hoja-de-llamado.ics', 'PUBLISH', calendarFile(sheet, sent))],
  };
};
