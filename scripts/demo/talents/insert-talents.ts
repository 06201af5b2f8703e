import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import {
  academicTrainings,
  files,
  talentConsents,
  talentExperiences,
  talentPhotos,
  talentProfiles,
  talentSkills,
  talents,
} from '@/db/schema';
import { TALENT } from '@/lib/core/states';
import { currentWording } from '@/lib/talents/consents/wordings';
import type { Calendar } from '../calendar.ts';
import type { StoredPortrait } from '../drawings/store-portraits.ts';
import {
  descriptionsOf,
  experienceRowsOf,
  profileRowsOf,
  skillRowsOf,
  trainingRowsOf,
} from './talent-details.ts';
import type { DemoPhotos } from './talent-photos.ts';
import { type DemoTalent, demoTalents, talentRow } from './talents.ts';

/** Talents with all that their profile shows but their photos, which has no write yet, and what they consented to. */
export async function insertTalents(tx: Tx, calendar: Calendar, passwordHash: string): Promise<void> {
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
  await tx.insert(talentConsents).values(demoTalents.flatMap((talent) => consentRowsOf(talent, calendar)));
}

const consentRowsOf = ({ id: talentId, stateId }: DemoTalent, calendar: Calendar) =>
  stateId === TALENT.ACTIVE
    ? (['DATA', 'SHOWING', 'MESSAGES'] as const).map((purpose) => ({
        talentId,
        purpose,
        version: currentWording(purpose).version,
        givenBy: 'TALENT' as const,
        givenAt: calendar.at(-201, '12:00'),
      }))
    : [];

/** Their photos as the review left them, which has no write yet either. */
export async function insertPhotos(
  tx: Tx,
  photos: readonly DemoPhotos[],
  portraits: readonly StoredPortrait[],
): Promise<void> {
  await tx.insert(files).values([...portraits]);
  await tx.insert(talentPhotos).values(photos.flatMap(({ rows }) => rows));
  const portrait = sql`from ${talentPhotos} p where p.talent_id = ${talents.id} and p.type = 'PROFILE'`;
  await tx
    .update(talents)
    .set({
      photoFileId: sql`(select p.file_id ${portrait})`,
      photoStateId: sql`(select p.state_id ${portrait})`,
    })
    .where(sql`exists (select ${portrait})`);
}
