import { CityType, CurrencyType } from '@/lib/catalogues/graphql';
import type { Actor } from '@/lib/core/actor';
import { builder } from '@/lib/graphql/builder';
import { getUser, type User } from './queries';

const ADMINISTRATOR_ROLE = 1;
const AGENCY_ROLE = 2;

/** A user as a field answers it; `seenBy` is the holder of a link, where the request itself has no actor. */
export type SeenUser = Omit<User, 'revision'> & { readonly seenBy?: Actor };

/** A person who signs in. The agencies of a user are a field that lib/agencies adds. */
export const UserType = builder.objectRef<SeenUser>('User').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    lastname: t.exposeString('lastname'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    state: t.exposeInt('stateId'),
    roleId: t.int({
      description: '1 is the administrator.',
      resolve: ({ isAdministrator }) => (isAdministrator ? ADMINISTRATOR_ROLE : AGENCY_ROLE),
    }),
    address: t.exposeString('address', { nullable: true }),
    typeIdentificationId: t.exposeInt('documentTypeId', { nullable: true }),
    identification: t.exposeString('identification', { nullable: true }),
    corporateEmail: t.exposeString('corporateEmail', { nullable: true }),
    city: t.field({ type: CityType, nullable: true, resolve: ({ cityId }) => cityId }),
    currency: t.field({ type: CurrencyType, nullable: true, resolve: ({ currencyId }) => currencyId }),
  }),
});

builder.queryField('user', (t) =>
  t.field({
    description: 'Oneself; anybody for the administrator.',
    type: UserType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getUser(actor, id),
  }),
);
