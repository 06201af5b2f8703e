import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import {
  files,
  photoDecisions,
  pushTokens,
  talentMessageSettings,
  talentPhotos,
  talentProfiles,
  talents,
} from '../../../db/schema/index.ts';
import { PHOTO, TALENT } from '../../core/states.ts';
import { BOGOTA } from './agencies.ts';
import { makeAdministrator } from './identity.ts';
import { nextEmail, nextIdentification, nextWord, only } from './sequence.ts';

export type Talent = typeof talents.$inferSelect;

/** The catalogue's cédula de ciudadanía and its profile `modelo`. */
const CEDULA = 1;
export const MODELO = 3;

type TalentFields = Partial<typeof talents.$inferInsert> & {
  /** Ids of profiles, the main one first. */
  readonly profiles?: readonly [number, ...number[]];
  /** Never quiet: told at once by what rings, at whatever hour the test runs. */
  readonly awake?: boolean;
  /** By which an installation of its app takes push messages. */
  readonly pushToken?: string;
};

/** Long enough for codes to go there. */
export const ON_FILE = {
  phoneSince: new Date('2026-01-02T12:00:00Z'),
  emailSince: new Date('2026-01-02T12:00:00Z'),
};

/** An active model of Bogotá with an approved photo in the book. */
export async function makeTalent(
  db: Db,
  { profiles = [MODELO], awake = false, pushToken, ...fields }: TalentFields = {},
): Promise<Talent> {
  const rows = await db
    .insert(talents)
    .values({
      name: 'Valentina',
      lastname: `Prueba ${nextWord()}`,
      email: nextEmail('talento'),
      phone: '3151234567',
      ...ON_FILE,
      birthdate: '1998-04-17',
      gender: 'FEMENINO',
      documentTypeId: CEDULA,
      identification: nextIdentification(),
      address: 'Calle 26 # 68B-70',
      residenceCityId: BOGOTA,
      stateId: TALENT.ACTIVE,
      height: 174,
      ...fields,
    })
    .returning();
  const talent = only(rows);
  await db
    .insert(talentProfiles)
    .values(profiles.map((profileId, index) => ({ talentId: talent.id, profileId, main: index === 0 })));
  await makeTalentPhoto(db, { talent });
  if (awake) {
    await db.insert(talentMessageSettings).values({ talentId: talent.id, quietFrom: 0, quietUntil: 0 });
  }
  if (pushToken) await makePushToken(db, talent.id, pushToken);
  return talent;
}

type People = {
  readonly count: number;
  readonly profileId: number;
  readonly gender: Talent['gender'];
  /** To whom alone they are shown. */
  readonly exclusiveAgencyId?: string;
};

/** So many active people of Bogotá of one profile, with all that a payment asks for and no photo; two statements. */
export async function makePeopleOfProfile(
  db: Db,
  { count, profileId, gender, exclusiveAgencyId }: People,
): Promise<string[]> {
  const made = await db
    .insert(talents)
    .values(
      Array.from({ length: count }, (_, index) => ({
        name: `Nº ${index + 1}`,
        lastname: `Multitud ${nextWord()}`,
        email: nextEmail('multitud'),
        phone: '3151234567',
        ...ON_FILE,
        birthdate: '1995-05-05',
        gender,
        documentTypeId: CEDULA,
        identification: nextIdentification(),
        address: 'Calle 26 # 68B-70',
        residenceCityId: BOGOTA,
        stateId: TALENT.ACTIVE,
        exclusiveAgencyId: exclusiveAgencyId ?? null,
      })),
    )
    .returning({ id: talents.id });
  await db
    .insert(talentProfiles)
    .values(made.map(({ id: talentId }) => ({ talentId, profileId, main: true })));
  return made.map(({ id }) => id);
}

/** An installation of the talent's app, whose sessions another application keeps. */
export async function makePushToken(db: Db, talentId: string, token: string): Promise<void> {
  await db.insert(pushTokens).values({ talentId, token, tokenHash: token });
}

type PhotoFields = Partial<typeof talentPhotos.$inferInsert> & { readonly talent?: Talent };

/** A photo in the book, approved unless another state is given; its file has a row but no bytes. */
export async function makeTalentPhoto(
  db: Db,
  { talent: given, ...fields }: PhotoFields = {},
): Promise<typeof talentPhotos.$inferSelect> {
  const talentId = fields.talentId ?? (given ?? (await makeTalent(db))).id;
  const fileId = fields.fileId ?? (await makeFile(db, { talentId, kind: 'TALENT_PHOTO' })).id;
  const rows = await db
    .insert(talentPhotos)
    .values({ type: 'IBOOK', stateId: PHOTO.APPROVED, ...fields, talentId, fileId })
    .returning();
  return only(rows);
}

/** An approval by a reviewer of its own; its photo is approved. */
export async function makePhotoDecision(
  db: Db,
  fields: Partial<typeof photoDecisions.$inferInsert> = {},
): Promise<typeof photoDecisions.$inferSelect> {
  const photo = await makeTalentPhoto(db);
  const { user } = await makeAdministrator(db);
  const rows = await db
    .insert(photoDecisions)
    .values({
      photoId: photo.id,
      talentId: photo.talentId,
      reviewerId: user.id,
      fromStateId: PHOTO.PENDING,
      toStateId: PHOTO.APPROVED,
      ...fields,
    })
    .returning();
  return only(rows);
}

/** The row of a stored private file; bytes are put through lib/storage, which knows where they lie. */
export async function makeFile(
  db: Db,
  fields: Partial<typeof files.$inferInsert> = {},
): Promise<typeof files.$inferSelect> {
  const rows = await db
    .insert(files)
    .values({
      kind: 'EVENT_COVER',
      key: `files/2026-01-02/${randomUUID()}`,
      name: 'archivo.jpg',
      mime: 'image/jpeg',
      size: 1024,
      sha256: randomBytes(32).toString('hex'),
      ...fields,
    })
    .returning();
  return only(rows);
}
