import { lchown, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Whom PostgreSQL runs as; it refuses to run as root. */
export type RunAs = { readonly uid: number; readonly gid: number };

/**
 * Null means "as ourselves". For root: the owner of the data if there is any yet, else the user
 * `postgres`, else `nobody`.
 */
export async function chooseRunAs(pgData: string): Promise<RunAs | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(pgData).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return { uid: 65534, gid: 65534 };
}

/** chown takes no negative numbers, and macOS calls its `nobody` -2. */
const unsigned = (id: number) => id >>> 0;

/** Makes a file or folder that user's; of a link the link alone, not what it leads to. */
export const giveTo = ({ uid, gid }: RunAs, file: string): Promise<void> =>
  lchown(file, unsigned(uid), unsigned(gid));

/** The folders on the way to `target`, itself included, that this user may not pass through. */
export async function closedFolders(target: string, user: RunAs): Promise<string[]> {
  const closed: string[] = [];
  for (let folder = target; ; folder = path.dirname(folder)) {
    const { uid, gid, mode } = await stat(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) closed.push(folder);
    if (folder === path.dirname(folder)) return closed;
  }
}
