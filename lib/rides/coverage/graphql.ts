import { RIDE_PLATFORMS } from '@/db/values/rides';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { serveWrite } from '@/lib/graphql/serve-write';
import { keepCoverage } from './keep-coverage';
import { keepRequester, removeRequester } from './keep-requester';
import { listCoverage } from './offered';
import {
  findOwnRequesters,
  hex,
  type PlatformTransportation,
  transportationByPlatform,
  type UserTransportation,
} from './queries';
import { KEEP_REQUESTER, KEEP_TRANSPORTATION, REMOVE_REQUESTER } from './writes';

export const RidePlatformType = builder.enumType('RidePlatform', { values: RIDE_PLATFORMS });

const UserTransportationType = builder.objectRef<UserTransportation>('UserTransportation').implement({
  description: 'A requester of rides; its id without hyphens is what the provider knows.',
  fields: (t) => ({
    id: t.exposeID('id'),
    requesterId: t.string({ resolve: ({ id }) => hex(id) }),
    agencyId: t.exposeID('agencyId', { nullable: true, description: 'Null for everybody without one.' }),
  }),
});

const PlatformTransportationType = builder
  .objectRef<PlatformTransportation>('PlatformTransportation')
  .implement({
    description: 'Where a platform carries people, and what it costs: percents of the fare.',
    fields: (t) => ({
      id: t.exposeID('id'),
      platform: t.field({ type: RidePlatformType, resolve: ({ platform }) => platform }),
      cityId: t.exposeInt('cityId'),
      fee: t.exposeString('fee'),
      platformGain: t.exposeString('platformGain'),
      enabled: t.exposeBoolean('enabled'),
      priority: t.exposeInt('priority', { description: 'In which order the platforms of a city are asked.' }),
      userTransportations: t.loadableList({
        description: 'Of the agency that asks, and that of everybody without one.',
        type: UserTransportationType,
        resolve: ({ id }) => id,
        load: async (ids: string[], { actor }) => {
          const found = await findOwnRequesters(actor, ids);
          return ids.map((id) => found.filter((one) => one.platformTransportationId === id));
        },
      }),
    }),
  });

builder.queryFields((t) => ({
  transportationByPlatform: t.field({
    description: 'The transportation of a platform in a city; null where it is not offered.',
    type: PlatformTransportationType,
    nullable: true,
    args: {
      platform: t.arg({ type: RidePlatformType, required: true }),
      cityId: t.arg.int({ required: true }),
    },
    resolve: (_, { platform, cityId }, { actor }) => transportationByPlatform(actor, platform, cityId),
  }),
  transportations: t.field({
    description: "Where rides are offered, by city: the administrator's.",
    type: [PlatformTransportationType],
    args: {
      search: t.arg.string(),
      platform: t.arg({ type: RidePlatformType }),
      cityId: t.arg.int(),
      enabled: t.arg.boolean(),
      ...pageArguments(500),
    },
    resolve: (_, { after, limit, ...filter }, context, info) =>
      pagedList({ after, limit }, context, info, 500, (page) =>
        listCoverage(context.actor, { ...present(filter), ...page }),
      ),
  }),
}));

serveWrite(KEEP_TRANSPORTATION, PlatformTransportationType, keepCoverage, {
  description: "Says where a platform carries people and for how much: the administrator's.",
  about: {
    fee: 'Percent of the fare that the provider charges.',
    platformGain: 'Percent of the fare that the product charges.',
    priority: '1 to 9: the first is asked first. As it was unless told.',
    requesterId: '32 hexadecimal digits; empty for that of the configuration.',
  },
});
serveWrite(
  KEEP_REQUESTER,
  UserTransportationType,
  (actor, { agencyId, ...args }) => keepRequester(actor, { ...args, agencyId: agencyId ?? null }),
  {
    description:
      "Says under which requester an agency's rides are ordered, or those of everybody: the administrator's.",
    about: {
      agencyId: 'Left out for everybody without one of its own.',
      requesterId: '32 hexadecimal digits.',
    },
  },
);
serveWrite(REMOVE_REQUESTER, 'ID', (actor, { id }) => removeRequester(actor, { id }), {
  description: "Takes a requester away; answers its id: the administrator's.",
});
