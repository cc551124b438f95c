/** Why a link cannot be opened: a part of it is missing or wrong, it was made by a newer program or by other rules, or it is too long. */
export type LinkTrouble = 'broken' | 'too new' | 'other rules' | 'unknown game' | 'too long';

/** A link that cannot be opened. */
export class LinkProblem extends Error {
  override readonly name = 'LinkProblem';
  constructor(readonly trouble: LinkTrouble) {
    super(`this link cannot be opened: ${trouble}`);
  }
}
