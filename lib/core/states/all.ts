import { AGENCY_LIFE } from './agency';
import { APPLICATION_LIFE } from './application';
import { BATCH_LIFE } from './batch';
import { CLAIM_LIFE } from './claim';
import { CLIENT_LIFE } from './client';
import { CONTRACT_LIFE } from './contract';
import { CONVOCATORY_LIFE } from './convocatory';
import { EVENT_LIFE } from './event';
import type { Lifecycle } from './lifecycle';
import { BATCH_ITEM_LIFE, CLAIM_PAYMENT_LIFE, CLIENT_PAYMENT_LIFE } from './payment';
import { PHOTO_LIFE } from './photo';
import { PLACE_LIFE } from './place';
import { QUOTATION_LIFE } from './quotation';
import { RIDE_LIFE } from './ride';
import { TALENT_LIFE } from './talent';
import { USER_LIFE } from './user';

/** Everything whose states are told in a table; first the groups of the catalogue, in its order. */
export const LIFECYCLES: readonly Lifecycle[] = [
  AGENCY_LIFE,
  USER_LIFE,
  CLIENT_LIFE,
  EVENT_LIFE,
  CONVOCATORY_LIFE,
  TALENT_LIFE,
  QUOTATION_LIFE,
  PLACE_LIFE,
  APPLICATION_LIFE,
  PHOTO_LIFE,
  CONTRACT_LIFE,
  CLAIM_LIFE,
  CLAIM_PAYMENT_LIFE,
  BATCH_LIFE,
  BATCH_ITEM_LIFE,
  RIDE_LIFE,
  CLIENT_PAYMENT_LIFE,
];
