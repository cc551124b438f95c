/** Which of the words of this call are there; none but these is allowed. */
export function wordsOf(...allowed) {
  const given = process.argv.slice(2);
  const strange = given.find(word => !allowed.includes(word));
  if (strange !== undefined) {
    process.stderr.write(`unknown argument ${strange}; allowed: ${allowed.join(', ')}\n`);
    process.exit(2);
  }
  return new Set(given);
}
