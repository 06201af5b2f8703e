import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import {
  academicTrainings,
  agencies,
  agencyServices,
  agencyUsers,
  clientServices,
  clients,
  files,
  legalRepresentatives,
  talentExperiences,
  talentPhotos,
  talentProfiles,
  talentSkills,
  talents,
  users,
} from '@/db/schema';
import {
  agencyOf,
  DEMO_AGENCY_STATE,
  type DemoUser,
  demoAgencies,
  demoUsers,
  representativeRowOf,
  serviceRowsOf,
} from '@/db/seed/agencies';
import { demoId } from '@/db/seed/chance';
import { clientRowOf, clientServiceRowsOf, demoClients } from '@/db/seed/clients';
import { cityNamed, currencyId, documentTypeId } from '@/db/seed/lookups';
import type { Calendar } from '@/db/seed/moments';
import { lastCodeOf } from '@/db/seed/plans';
import {
  descriptionsOf,
  experienceRowsOf,
  profileRowsOf,
  skillRowsOf,
  trainingRowsOf,
} from '@/db/seed/talent-details';
import type { DemoPhotos } from '@/db/seed/talent-photos';
import { demoTalents, talentRow } from '@/db/seed/talents';
import { USER } from '@/lib/core/states';
import { agencyLogoId, clientLogoId, type StoredFile } from './store-pictures.ts';

type Demo = {
  readonly calendar: Calendar;
  readonly passwordHash: string;
  readonly photos: readonly DemoPhotos[];
  readonly pictures: readonly StoredFile[];
};

const userRow = (user: DemoUser, { calendar, passwordHash }: Demo): typeof users.$inferInsert => ({
  id: user.id,
  name: user.name,
  lastname: user.lastname,
  email: user.email,
  phone: user.phone,
  stateId: user.stateId,
  isAdministrator: user.agency === null,
  identification: user.document,
  documentTypeId: documentTypeId('CC'),
  cityId: cityNamed(user.city).id,
  currencyId: currencyId('COP'),
  // Who has not activated the account has no password yet.
  passwordHash: user.stateId === USER.UNVERIFIED ? null : passwordHash,
  lastAccessAt: user.stateId === USER.ACTIVE ? calendar.at(-1, '17:40') : null,
  createdAt: calendar.at(-200, '09:00'),
});

/** Agencies, their people and clients. Pictures of talents wait for the talents. */
export async function insertAgencies(tx: Tx, demo: Demo): Promise<void> {
  const { calendar } = demo;
  await tx.insert(users).values(demoUsers.map((user) => userRow(user, demo)));
  await tx.insert(agencies).values(
    demoAgencies.map((agency) => ({
      ...agency.row,
      id: agency.id,
      stateId: DEMO_AGENCY_STATE,
      consecutiveQuote: lastCodeOf(agency),
      createdAt: calendar.at(-200, '09:00'),
    })),
  );
  await tx.insert(files).values(demo.pictures.filter((file) => !file.talentId));
  for (const agency of demoAgencies) {
    await tx
      .update(agencies)
      .set({ logoFileId: agencyLogoId(agency.key) })
      .where(eq(agencies.id, agency.id));
  }
  await tx.insert(legalRepresentatives).values(demoAgencies.map(representativeRowOf));
  await tx.insert(agencyServices).values(demoAgencies.flatMap(serviceRowsOf));
  await tx.insert(agencyUsers).values(
    demoUsers.flatMap((user) =>
      user.agency && user.role
        ? [
            {
              id: demoId(`agency-user:${user.email}`),
              agencyId: agencyOf(user.agency).id,
              userId: user.id,
              role: user.role,
            },
          ]
        : [],
    ),
  );
  await tx.insert(clients).values(
    demoClients.map((client) => ({
      ...clientRowOf(client),
      logoFileId: clientLogoId(client.key),
      createdAt: calendar.at(-150, '10:00'),
    })),
  );
  await tx.insert(clientServices).values(demoClients.flatMap(clientServiceRowsOf));
}

/** Talents with all that their profile shows. */
export async function insertTalents(tx: Tx, demo: Demo): Promise<void> {
  const { calendar, passwordHash, photos } = demo;
  await tx.insert(talents).values(
    demoTalents.map((talent) => ({
      ...talentRow(talent, calendar, passwordHash),
      ...descriptionsOf(talent),
    })),
  );
  await tx.insert(talentProfiles).values(demoTalents.flatMap(profileRowsOf));
  await tx.insert(talentSkills).values(demoTalents.flatMap(skillRowsOf));
  await tx.insert(academicTrainings).values(demoTalents.flatMap(trainingRowsOf));
  await tx
    .insert(talentExperiences)
    .values(demoTalents.flatMap((talent) => experienceRowsOf(talent, calendar)));
  await tx.insert(files).values(demo.pictures.filter((file) => file.talentId));
  await tx.insert(talentPhotos).values(photos.flatMap(({ rows }) => rows));
  for (const { profile } of photos) {
    if (!profile) continue;
    await tx
      .update(talents)
      .set({ photoFileId: profile.fileId, photoStateId: profile.stateId })
      .where(eq(talents.id, profile.talentId));
  }
}
