import activity from './es/activity.json';
import advance from './es/advance.json';
import agencies from './es/agencies.json';
import analytics from './es/analytics.json';
import answer from './es/answer.json';
import apiDocs from './es/apiDocs.json';
import readme from './es/archives/readme.json';
import archives from './es/archives.json';
import calendars from './es/calendars.json';
import call from './es/call.json';
import claim from './es/claim.json';
import claims from './es/claims.json';
import clients from './es/clients.json';
import contract from './es/contract.json';
import controls from './es/controls.json';
import dashboard from './es/dashboard.json';
import errors from './es/errors.json';
import events from './es/events.json';
import guardian from './es/guardian.json';
import publicForm from './es/habeasData/publicForm.json';
import requests from './es/habeasData/requests.json';
import habeasData from './es/habeasData.json';
import importPictures from './es/importPictures.json';
import imports from './es/imports.json';
import inbox from './es/inbox.json';
import integrations from './es/integrations.json';
import invitation from './es/invitation.json';
import join from './es/join.json';
import journal from './es/journal.json';
import linkCode from './es/linkCode.json';
import login from './es/login.json';
import mailbox from './es/mailbox.json';
import map from './es/map.json';
import offer from './es/offer.json';
import operations from './es/operations.json';
import packs from './es/packs.json';
import pages from './es/pages.json';
import password from './es/password.json';
import payouts from './es/payouts.json';
import people from './es/people.json';
import photos from './es/photos.json';
import contributions from './es/place/contributions.json';
import nav from './es/place/nav.json';
import papers from './es/place/papers.json';
import reductions from './es/place/reductions.json';
import place from './es/place.json';
import places from './es/places.json';
import profile from './es/profile.json';
import profiles from './es/profiles.json';
import push from './es/push.json';
import quotations from './es/quotations.json';
import receivables from './es/receivables.json';
import registration from './es/registration.json';
import ride from './es/ride.json';
import rideOffice from './es/rideOffice.json';
import savedSearches from './es/savedSearches.json';
import selection from './es/selection.json';
import sentMessages from './es/sentMessages.json';
import sessions from './es/sessions.json';
import shell from './es/shell.json';
import showcase from './es/showcase.json';
import simulator from './es/simulator.json';
import statement from './es/statement.json';
import states from './es/states.json';
import support from './es/support.json';
import supportRequests from './es/supportRequests.json';
import talentInvitations from './es/talentInvitations.json';
import talentProfile from './es/talentProfile.json';
import talentFields from './es/talents/fields.json';
import talents from './es/talents.json';
import taxes from './es/taxes.json';
import team from './es/team.json';
import ui from './es/ui.json';
import upload from './es/upload.json';
import choices from './es/validation/choices.json';
import identities from './es/validation/identities.json';
import links from './es/validation/links.json';
import measures from './es/validation/measures.json';
import names from './es/validation/names.json';
import phones from './es/validation/phones.json';
import validation from './es/validation.json';
import verification from './es/verification.json';
import whatsapp from './es/whatsapp.json';
import withholdings from './es/withholdings.json';

/**
 * Every text that people read, by namespace: one JSON file each, and one more for a part that a client component takes
 * straight from its file (scripts/boundaries/rules/client.ts). A new file is added here and nowhere else.
 */
export const messages = {
  activity,
  advance,
  agencies,
  analytics,
  answer,
  apiDocs,
  archives: { ...archives, readme },
  calendars,
  call,
  claim,
  claims,
  support,
  supportRequests,
  clients,
  contract,
  controls,
  dashboard,
  errors,
  events,
  guardian,
  habeasData: { ...habeasData, publicForm, requests },
  importPictures,
  imports: {
    ...imports,
    TALENTS: { ...imports.TALENTS, fields: { ...talentFields.whole, ...imports.TALENTS.fields } },
  },
  inbox,
  integrations,
  invitation,
  join,
  journal,
  linkCode,
  login,
  mailbox,
  operations,
  map,
  offer,
  packs,
  pages,
  password,
  payouts,
  people,
  photos,
  place: { ...place, contributions, nav, papers, reductions },
  places,
  profile,
  profiles,
  push,
  quotations,
  receivables,
  registration,
  sessions,
  shell,
  selection,
  showcase,
  simulator,
  statement,
  states,
  talentProfile,
  ride,
  rideOffice,
  savedSearches,
  sentMessages,
  talentInvitations,
  talents: { ...talents, fields: talentFields },
  taxes,
  team,
  ui,
  upload,
  validation: { ...validation, choices, identities, links, measures, names, phones },
  verification,
  whatsapp,
  withholdings,
};

export type Namespace = keyof typeof messages;
