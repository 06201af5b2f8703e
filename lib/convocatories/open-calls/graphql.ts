import { APPLICATION_STATUSES } from '@/db/values/application-statuses';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { ConvocatedType, ConvocatoryType } from '../graphql';
import { type Application, applyToCall } from './apply-to-call';
import { callApplicant } from './call-applicant';
import { declineApplication } from './decline-application';
import { openConvocatory } from './open-convocatory';
import { listOpenCallsFor, MOST_OPEN_CALLS, type OpenCall } from './queries';
import { withdrawApplication } from './withdraw-application';
import {
  APPLY_TO_CALL,
  CALL_APPLICANT,
  DECLINE_APPLICATION,
  OPEN_CONVOCATORY,
  WITHDRAW_APPLICATION,
} from './writes';

const StatusType = builder.enumType('ApplicationStatus', { values: APPLICATION_STATUSES });

const ApplicationType = builder.objectRef<Application>('Application').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    convocatoryId: t.exposeID('convocatoryId'),
    status: t.expose('status', { type: StatusType }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

const OpenCallType = builder.objectRef<OpenCall>('OpenCall').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the call, as applyToCall takes it.' }),
    agencyName: t.exposeString('agencyName'),
    eventName: t.exposeString('eventName'),
    profileName: t.exposeString('profileName'),
    cityName: t.exposeString('cityName'),
    startDate: t.expose('startDate', { type: 'DateTime' }),
    endDate: t.expose('endDate', { type: 'DateTime' }),
    deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
    budget: t.expose('budget', { type: 'Money', description: 'Per day, before withholdings.' }),
    currencyCode: t.exposeString('currencyCode'),
    observations: t.exposeString('observations', { nullable: true }),
    met: t.exposeStringList('met', { description: 'Criteria that the talent meets.' }),
    missing: t.exposeStringList('missing', { description: 'Criteria of which its profile says nothing.' }),
    closed: t.exposeString('closed', { nullable: true, description: 'booked, covered, full.' }),
  }),
});

builder.queryFields((t) => ({
  openCalls: t.field({
    description: 'The open calls that fit the talent who asks.',
    type: [OpenCallType],
    args: pageArguments(MOST_OPEN_CALLS),
    resolve: (_, asked, context, info) =>
      pagedList(asked, context, info, MOST_OPEN_CALLS, (page) => listOpenCallsFor(context.actor, page)),
  }),
}));

serveWrite(OPEN_CONVOCATORY, ConvocatoryType, openConvocatory, {
  description: 'Whether talents who fit may find a call and apply; a limit of null takes as many as come.',
});
serveWrite(
  APPLY_TO_CALL,
  ApplicationType,
  (actor, { note, ...args }) => applyToCall(actor, { ...args, note: note ?? null }),
  { description: 'The talent who asks applies, and says yes to the dates and the pay that it was shown.' },
);
serveWrite(WITHDRAW_APPLICATION, ApplicationType, withdrawApplication);
serveWrite(CALL_APPLICANT, ConvocatedType, callApplicant, {
  description: 'Calls a talent who applied; its application was its yes.',
});
serveWrite(DECLINE_APPLICATION, ApplicationType, (actor, { id, message }) =>
  declineApplication(actor, { id, message: message ?? null }),
);
