import { CLAIM_STATES } from '@/db/values/claims';
import { builder } from '@/lib/graphql/builder';
import { OutcomeType } from '@/lib/graphql/outcomes';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { serveWrite } from '@/lib/graphql/serve-write';
import { countSearch } from '@/lib/identity/limits/count-search';
import { treatNonResident } from '../non-resident/treat-non-resident';
import { type Claim, getClaim } from '../queries';
import { netOf } from '../rules';
import { approveClaims, reopenClaims, returnClaims } from './act-on-claims';
import { approveClaim } from './approve-claim';
import { listClaims, type ReviewedClaim } from './queries';
import { reopenClaim } from './reopen-claim';
import { returnClaim } from './return-claim';
import {
  APPROVE_CLAIM,
  APPROVE_CLAIMS,
  REOPEN_CLAIM,
  REOPEN_CLAIMS,
  RETURN_CLAIM,
  RETURN_CLAIMS,
  TREAT_NON_RESIDENT,
} from './writes';

export const ClaimStateType = builder.enumType('ClaimState', { values: CLAIM_STATES });

export const ClaimType = builder.objectRef<Claim | ReviewedClaim>('Claim').implement({
  description: 'A payment claim (cuenta de cobro) as its agency reviews it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeInt('code', { description: 'The agency’s own reference.' }),
    number: t.exposeInt('number', {
      description: 'Of the talent’s own series; the same after each correction.',
    }),
    version: t.exposeInt('version'),
    state: t.field({ type: ClaimStateType, resolve: ({ status }) => status }),
    nameTalent: t.exposeString('name'),
    talentId: t.exposeID('talentId'),
    eventId: t.exposeID('eventId'),
    price: t.expose('price', { type: 'Money' }),
    withheld: t.expose('withheld', {
      type: 'Money',
      nullable: true,
      description: 'Income tax; null until it is approved.',
    }),
    otherTaxes: t.expose('otherTaxes', {
      type: 'Money',
      description: 'What IVA adds, less ReteICA and ReteIVA; 0 until it is approved.',
    }),
    net: t.field({
      type: 'Money',
      nullable: true,
      description: 'What is paid: with IVA, less all that is withheld.',
      resolve: (claim) => (claim.withheld === null ? null : netOf(claim)),
    }),
    currency: t.exposeString('currencyCode'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    returnedReason: t.exposeString('returnedReason', { nullable: true }),
    approvedOnce: t.boolean({
      description: 'A first person has approved it, and a second one must.',
      resolve: ({ status, firstApprovedBy }) => status === 'SENT' && firstApprovedBy !== null,
    }),
    paid: t.expose('paid', { type: 'Money', description: 'What was paid of it so far.' }),
    paidAt: t.expose('paidAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was paid in full.',
    }),
  }),
});

builder.queryFields((t) => ({
  claim: t.field({
    type: ClaimType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getClaim(actor, id),
  }),
  claims: t.field({
    type: [ClaimType],
    description: 'Those that wait for review the oldest first, others the newest first.',
    args: {
      state: t.arg({ type: ClaimStateType }),
      eventId: t.arg.id(),
      talentId: t.arg.id(),
      search: t.arg.string(),
      ...pageArguments(100),
    },
    resolve: async (_, { state, after, limit, ...filter }, context, info) => {
      const { actor } = context;
      await countSearch(actor, filter.search);
      return pagedList({ after, limit }, context, info, 100, (page) =>
        listClaims(actor, { ...present(filter), ...(state ? { status: state } : {}), ...page }),
      );
    },
  }),
}));

serveWrite(APPROVE_CLAIM, ClaimType, (actor, { id }) => approveClaim(actor, id), {
  description: 'Above the agency’s amount it takes two people.',
});
serveWrite(APPROVE_CLAIMS, [OutcomeType], approveClaims, {
  description: 'Approves each by itself, at most fifty.',
});
serveWrite(RETURN_CLAIMS, [OutcomeType], returnClaims, {
  description: 'Returns each by itself for the same reason, at most fifty.',
});
serveWrite(REOPEN_CLAIMS, [OutcomeType], reopenClaims, {
  description: 'Takes the approval or return of each back, by itself, at most fifty.',
});
serveWrite(TREAT_NON_RESIDENT, ClaimType, treatNonResident, {
  description: 'How a talent who resides abroad is withheld from, of a claim that waits for review.',
  about: {
    isShow: 'In a public show (Ley 1493 de 2011, art. 5).',
    treatyRate: 'Percent by a treaty whose paper was handed in.',
  },
});
serveWrite(RETURN_CLAIM, ClaimType, returnClaim, {
  description: 'The talent reads the reason, and corrects the same claim.',
});
serveWrite(REOPEN_CLAIM, ClaimType, (actor, { id }) => reopenClaim(actor, id), {
  description: 'Takes an approval or a return back.',
});
