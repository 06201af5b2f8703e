import controls from '@/lib/i18n/messages/es/controls.json';

const CONFIRM = 'mutation ($password: String!) { confirmSelf(password: $password) }';

type Answer = {
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly fields?: readonly { readonly message: string }[] };
  }[];
};

/** Says the password again; answers what was wrong in words, or null. Pages reached by a link have no client of urql. */
export async function confirmPassword(password: string): Promise<string | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: CONFIRM, variables: { password } }),
    });
    const { errors: failed } = (await response.json()) as Answer;
    const [first] = failed ?? [];
    return first ? (first.extensions?.fields?.[0]?.message ?? first.message) : null;
  } catch {
    return controls.offline;
  }
}
