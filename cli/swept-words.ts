/** What is left after something was erased or removed, and what to do about it. */
export function sweptWords({
  swept,
  copies,
}: {
  readonly swept: boolean;
  readonly copies: readonly string[];
}): string {
  const inFile = swept
    ? 'Nothing of it is left in the database.'
    : 'Its bytes are overwritten at the next start: something else reads the database now, or the disk is full.';
  const put = copies.length === 0 ? '' : ` Put aside by a restore: ${copies.join(', ')}.`;
  return `${inFile}\nBackups and files from before still have it: delete them, or keep them where nobody reads them.${put}`;
}
