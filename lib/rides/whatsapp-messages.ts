import { internationalDigits } from '@/lib/core/readers/phone';
import { isClosedAgency } from '@/lib/core/states';
import { translate } from '@/lib/i18n/translate';
import type { ComposeWhatsApp } from '@/lib/notifications/define-notice';
import type { OfTalent } from './messages';
import { leavesWithoutCar } from './rules';
import { findToldRide, hasAnother, issueRideLink } from './told-ride';
import { DRIVER_FOUND_TEMPLATE, NO_CAR_TEMPLATE } from './whatsapp-templates';

/** Tells who travels who comes; silent once the car waits no more. */
export const composeDriverFound: ComposeWhatsApp<OfTalent> = async (
  { rideId, convocatoryId, talentId },
  { tx },
) => {
  const told = await findToldRide(tx, rideId, talentId);
  if (!told || isClosedAgency(told.agency.stateId)) return null;
  const { ride, talent, event } = told;
  const to = internationalDigits(talent.phone, talent.dialingCode);
  if (!to || (ride.state !== 'HIRED' && ride.state !== 'ARRIVED')) return null;
  const { plate = '', name, color } = ride.vehicle ?? {};
  const values = [talent.name, event.name, plate, [name, color].filter(Boolean).join(', ')];
  const link = await issueRideLink(tx, told, convocatoryId);
  return { to, template: DRIVER_FOUND_TEMPLATE, values: [...values, ride.driverName ?? '', link] };
};

/** Tells who waits that nobody comes; silent where it has another ride by now. */
export const composeNoCarComes: ComposeWhatsApp<OfTalent> = async (
  { rideId, convocatoryId, talentId },
  { tx },
) => {
  const told = await findToldRide(tx, rideId, talentId);
  if (!told || isClosedAgency(told.agency.stateId) || !leavesWithoutCar(told.ride.state)) return null;
  const { ride, talent, event } = told;
  const to = internationalDigits(talent.phone, talent.dialingCode);
  if (!to || (await hasAnother(tx, told))) return null;
  const link = await issueRideLink(tx, told, convocatoryId);
  const why = translate(`ride.states.${ride.state}`);
  return { to, template: NO_CAR_TEMPLATE, values: [talent.name, event.name, why, link] };
};
