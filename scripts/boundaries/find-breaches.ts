import type { Breach, Rule } from './breach.ts';
import { readProject, type Sources } from './project.ts';
import { actors } from './rules/actors.ts';
import { circles } from './rules/circles.ts';
import { clientComponents } from './rules/client.ts';
import { clock } from './rules/clock.ts';
import { database } from './rules/database.ts';
import { domainOrder, knownAreas } from './rules/domains.ts';
import { files } from './rules/files.ts';
import { interfaceParts } from './rules/interface.ts';
import { layers } from './rules/layers.ts';
import { purity } from './rules/purity.ts';
import { registersFileKinds, registersReactions } from './rules/registrations.ts';
import { rooms } from './rules/rooms.ts';
import { styles } from './rules/styles.ts';

const RULES: readonly Rule[] = [
  layers,
  database,
  purity,
  actors,
  domainOrder,
  knownAreas,
  registersReactions,
  registersFileKinds,
  clientComponents,
  interfaceParts,
  files,
  circles,
  rooms,
  clock,
  styles,
];

/** Every breach of "Who may import whom" and of the vocabulary in docs/architecture.md, in order of path. */
export function findBreaches(sources: Sources): Breach[] {
  const project = readProject(sources);
  const breaches = RULES.flatMap((rule) => rule(project));
  return breaches.toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}
