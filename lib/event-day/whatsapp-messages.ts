import { formatLongDate, formatTime12h } from '@/lib/core/dates';
import { ownSheetPath } from '@/lib/core/paths';
import { internationalDigits } from '@/lib/core/readers/phone';
import { CONVOCATED, isClosedAgency } from '@/lib/core/states';
import type { ComposeWhatsApp } from '@/lib/notifications/define-notice';
import { env } from '@/lib/platform/env';
import { findSheetOfPlace } from './call-sheet/queries';
import { takesCallSheet } from './rules';
import { CALL_SHEET_TEMPLATE } from './whatsapp-templates';

/** Brings somebody its call sheet; silent once it is no longer confirmed, or the event closed. */
export const composeCallSheet: ComposeWhatsApp<{ convocatedId: string }> = async (
  { convocatedId },
  { tx },
) => {
  const sheet = await findSheetOfPlace(tx, convocatedId);
  if (!sheet || sheet.stateId !== CONVOCATED.CONFIRMED || isClosedAgency(sheet.agencyState)) return null;
  const to = internationalDigits(sheet.talentPhone, sheet.talentDialingCode);
  if (!to || !takesCallSheet(sheet.eventState)) return null;
  const hours = sheet.days.map(
    ({ callAt }) => `${formatLongDate(callAt, sheet.timeZone)}, ${formatTime12h(callAt, sheet.timeZone)}`,
  );
  return {
    to,
    template: CALL_SHEET_TEMPLATE,
    values: [
      sheet.talentName,
      sheet.eventName,
      hours.join('; '),
      [sheet.placeName, sheet.placeAddress, sheet.cityName].filter(Boolean).join(', '),
      sheet.dressCode ?? '',
      [sheet.contactName, sheet.contactPhone].filter(Boolean).join(' · '),
      `${env().APP_URL}${ownSheetPath(convocatedId)}`,
    ],
  };
};
