import { fieldsOf } from '../talent-fields';
import { bareLink, LONGEST_TYPED, partAddress, type ReadLink, type WebAddress } from './link';

export const NETWORKS = fieldsOf('network');
export type Network = (typeof NETWORKS)[number];

type Rules = {
  /** Its hosts without `www.` and the like; the first is that of a bare name. */
  readonly hosts: readonly string[];
  /** Hosts of short addresses, whose path is kept as it is. */
  readonly shortHosts?: readonly string[];
  /** What may stand before the colon of 'IG: @ana'. */
  readonly labels: string;
  /** A name without its @, of whom a bare one means a profile; none where only an address says which. */
  readonly name?: RegExp;
  /** What stands before a bare name in the address. */
  readonly before?: string;
  /** True where capital letters make no other name. */
  readonly folds?: true;
  /** First words of a path that are no profile. */
  readonly notProfiles?: RegExp;
  /** True where a path of several words is a profile, and is kept whole. */
  readonly isPath?: (words: readonly string[]) => boolean;
  /** Parts of the query that say which profile it is. */
  readonly query?: RegExp;
};

const RULES: Readonly<Record<Network, Rules>> = {
  instagram: {
    hosts: ['instagram.com', 'instagr.am'],
    labels: 'instagram|insta|ig',
    name: /^(?!.*\.\.)[a-z\d_.]{1,30}$/i,
    folds: true,
    notProfiles: /^(?:p|reels?|tv|stories|explore|accounts|share|direct)$/i,
  },
  tiktok: {
    hosts: ['tiktok.com'],
    shortHosts: ['vm.tiktok.com', 'vt.tiktok.com'],
    labels: 'tiktok|tik tok|tt',
    name: /^[a-z\d_.]{1,24}$/i,
    before: '@',
    folds: true,
    notProfiles: /^(?:video|tag|music|discover|foryou|t)$/i,
  },
  twitter: {
    hosts: ['x.com', 'twitter.com'],
    labels: 'twitter|x',
    name: /^[a-z\d_]{1,15}$/i,
    folds: true,
    notProfiles: /^(?:i|home|search|explore|hashtag|intent|share)$/i,
  },
  facebook: {
    hosts: ['facebook.com', 'fb.com'],
    shortHosts: ['fb.me'],
    labels: 'facebook|face|fb',
    name: /^[\p{L}\d.]{2,50}$/iu,
    notProfiles: /^(?:watch|events|photo|photo\.php|story\.php|reel|hashtag|login|sharer)$/i,
    isPath: ([first = '']) => /^(?:people|pages|groups|p|share|profile\.php)$/i.test(first),
    query: /^id=\d+$/,
  },
  snapchat: {
    hosts: ['snapchat.com'],
    labels: 'snapchat|snap',
    name: /^[a-z][a-z\d_.-]{1,14}$/i,
    before: 'add/',
    folds: true,
    isPath: ([first = '']) => /^add$/i.test(first),
  },
  youtube: {
    hosts: ['youtube.com'],
    shortHosts: ['youtu.be'],
    labels: 'youtube|canal de youtube|yt',
    name: /^[\p{L}\d_.·-]{3,30}$/iu,
    before: '@',
    notProfiles: /^(?:feed|results|premium|gaming)$/i,
    isPath: ([first = '']) => /^(?:channel|c|user|watch|shorts|playlist)$/i.test(first),
    query: /^(?:v|list)=[\w-]+$/,
  },
  spotify: {
    hosts: ['open.spotify.com', 'spotify.com'],
    shortHosts: ['spotify.link'],
    labels: 'spotify',
    isPath: () => true,
  },
  deezer: {
    hosts: ['deezer.com'],
    shortHosts: ['link.deezer.com', 'deezer.page.link'],
    labels: 'deezer',
    isPath: () => true,
  },
};

/** Hosts by which the same page is reached: of phones, of a language. */
const SAME_PAGE = /^(?:www|m|mobile|web|l|lm|music|[a-z]{2}-[a-z]{2})\./;

const hostsOf = ({ hosts, shortHosts = [] }: Rules): readonly string[] => [...hosts, ...shortHosts];
const ALL_HOSTS: ReadonlySet<string> = new Set(Object.values(RULES).flatMap(hostsOf));

const wrong = (problem: 'network' | 'profile' | 'name'): ReadLink => ({
  problem: `validation.links.${problem}`,
});

function ofName(typed: string, rules: Rules): ReadLink {
  const { hosts, name, before = '', folds, notProfiles, isPath } = rules;
  const bare = typed.replace(/^@\s?/, '');
  const isOther = before === '' && (notProfiles?.test(bare) || isPath?.([bare]));
  if (isOther || !name?.test(bare)) return wrong('name');
  return { url: `https://${hosts[0]}/${before}${folds ? bare.toLowerCase() : bare}` };
}

function ofAddress({ rest }: WebAddress, host: string, rules: Rules): ReadLink {
  const [path = '', query = ''] = rest.replace(/#.*$/, '').split('?', 2);
  const words = path.split('/').filter((word) => word !== '' && word !== '_u');
  const [first = ''] = words;
  if (first === '' || rules.notProfiles?.test(first)) return wrong('profile');
  const kept = query.split('&').filter((part) => rules.query?.test(part));
  // 'profile.php' without its number leads nowhere.
  if (/\.php$/i.test(first) && kept.length === 0) return wrong('profile');
  if (rules.isPath?.(words) || rules.shortHosts?.includes(host)) {
    return { url: `https://${host}/${words.join('/')}${kept.length > 0 ? `?${kept.join('&')}` : ''}` };
  }
  const name = decoded(first).replace(/^@/, '');
  if (!rules.name?.test(name) || rules.notProfiles?.test(name)) return wrong('name');
  const at = first === name || rules.before !== '@' ? '' : '@';
  return { url: `https://${host}/${at}${rules.folds ? name.toLowerCase() : name}` };
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function readOnce(network: Network, typed: string): ReadLink | null {
  const rules = RULES[network];
  const bare = bareLink(typed);
  const [, kind, id] = (network === 'spotify' && /^spotify:([a-z]+):(\w+)$/i.exec(bare)) || [];
  if (kind) return { url: `https://open.spotify.com/${kind.toLowerCase()}/${id}` };
  const text = bareLink(bare.replace(new RegExp(`^(?:${rules.labels})\\s*[:=]\\s*(?!//)`, 'i'), ''));
  if (text === '') return null;
  const address = partAddress(text);
  const host = address?.host.replace(SAME_PAGE, '') ?? '';
  if (address && hostsOf(rules).includes(host)) return ofAddress(address, host, rules);
  const isAddress = /^[a-z][a-z\d+.-]*:|\//i.test(text) || ALL_HOSTS.has(host);
  return isAddress ? wrong('network') : ofName(text, rules);
}

/**
 * Reads where somebody is found in a network: `@ana`, `IG: @ana`, `m.instagram.com/Ana?igsh=…` → `https://instagram.com/ana`.
 * What leads to another site, or to a post, is refused; 'no tiene' and '-' are none.
 */
export function readSocialLink(network: Network, typed: string): ReadLink | null {
  if (typed.length > LONGEST_TYPED) return wrong('name');
  const read = readOnce(network, typed);
  if (!read || 'problem' in read) return read;
  // An odd path, as `/./`, may say something else where it is read again.
  const again = readOnce(network, read.url);
  return again && 'url' in again && again.url === read.url ? read : wrong('name');
}
