const ADDRESS = /^https?:\/\/[^\s]+$/;

/** Where a rate is said: an address to follow, or the text of the rule. */
export function SourceLink({ source }: { source: string }) {
  if (!ADDRESS.test(source)) return <>{source}</>;
  return (
    <a href={source} target="_blank" rel="noopener noreferrer">
      {hostOf(source)}
    </a>
  );
}

function hostOf(address: string): string {
  try {
    return new URL(address).host.replace(/^www\./, '');
  } catch {
    return address;
  }
}
