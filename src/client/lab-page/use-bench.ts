// The state of the bench: the question that is being put together, and the run that answers it. The address says which run.
import { useEffect, useState } from 'preact/hooks';
import { ALL_STATISTICS, type Reading, type Told, type Trial, trialsIn } from '../../lab/index.ts';
import { newKey } from '../device/new-key.ts';
import { type LinkedExperiment, readLink, writeLink } from '../lab/link.ts';
import { go, type PageAddress } from '../shell/route.ts';
import { type Asked, askedFrom, askedOf, askedReady, isSame, PAIRS, playAlike, withMeasure } from './asked.ts';
import { useExpected } from './expected.ts';
import { keptRun } from './kept-runs.ts';
import type { LabGame } from './lab-game.ts';
import { LabRun, present, type Shown } from './lab-run.ts';
import { said } from './said.ts';

/** What the page shows and can do. */
export interface Bench {
  /** The question; null while none is chosen. */
  readonly asked: Asked | null;
  readonly run: LabRun | null;
  /** What is known of the run in sight, and the same where it answers the very question that is asked. */
  readonly shown: Shown | undefined;
  readonly own: Shown | undefined;
  readonly told: readonly Told[];
  readonly linked: LinkedExperiment | null;
  /** Whether the seats and options are those of a match in a link. */
  readonly isMatch: boolean;
  /** What is wrong with the address, and why the experiment cannot be run. */
  readonly problem: string;
  readonly refused: string;
  /** Seconds that the run will take; null while that is being found out. */
  readonly expected: number | null | undefined;
  readonly change: (asked: Asked) => void;
  readonly begin: (question: string) => void;
  readonly beginOwn: () => void;
  readonly openAsked: (asked: Asked) => Promise<void>;
  readonly press: () => void;
}

export function useBench(lab: LabGame, address: PageAddress): Bench {
  const { entry, game, questions } = lab;
  const { asked, setAsked, run, setRun, linked, isMatch, problem } = useAddressed(lab, address);
  const here = `/lab/${entry.id}`;
  const change = (next: Asked) => {
    setAsked(next);
    if (run && playAlike(next, run.shown.value.experiment) && !isSame(next, run.shown.value.experiment)) run.ask(next);
  };
  const begin = (question: string) => {
    const ready = questions.find(({ id }) => id === question);
    if (!ready) {
      setAsked(null);
      return go(here);
    }
    return change(askedReady(entry.id, ready, { pairs: asked?.pairs ?? PAIRS[1], seed: asked?.seed ?? newSeed() }));
  };
  const beginOwn = () => {
    const [first] = questions;
    if (first) setAsked(withMeasure(askedReady(entry.id, first, { pairs: PAIRS[1], seed: newSeed() }), first.measure));
  };
  const openAsked = async (next: Asked) => {
    if (next.game === entry.id) return setAsked(next);
    const written = await writeLink({ experiment: next });
    if (written !== undefined) go(`/lab/${next.game}#${written}`);
  };
  const shown = run?.shown.value;
  const own = shown && asked && playAlike(asked, shown.experiment) ? shown : undefined;
  const trials = asked && trialsIn(game, asked, ALL_STATISTICS);
  const isIdle = own === undefined && present.value?.shown.value.status !== 'running';
  // While nothing is asked yet, the first question warms the workers up.
  const tried = trials ?? firstTrials(lab);
  const expected = useExpected(tried.ok ? tried.value : [], asked ? asked.pairs * asked.variants.length : 0, isIdle);
  const press = () => {
    if (!asked || !trials?.ok) return;
    if (run && own?.status === 'running') return run.pause();
    if (run && own) {
      if (own.status === 'paused' || own.status === 'failed') begun(run);
      return;
    }
    const fresh = new LabRun(newKey(), asked, trials.value, game.version);
    setRun(fresh);
    begun(fresh);
    go(`${here}?run=${fresh.id}`, 'replace');
  };
  return {
    asked,
    run,
    shown,
    own,
    told: shown?.told ?? [],
    linked,
    isMatch,
    problem,
    expected,
    refused: trials && !trials.ok ? trials.problem : '',
    change,
    begin,
    beginOwn,
    openAsked,
    press,
  };
}

/** What the first of the ready questions would play. */
function firstTrials({ entry, game, questions: [first] }: LabGame): Reading<readonly Trial[]> {
  if (!first) return { ok: true, value: [] };
  return trialsIn(game, askedReady(entry.id, first, { pairs: PAIRS[0], seed: '' }), ALL_STATISTICS);
}

/** The question and the run that the address leads to: a run that was begun, or an experiment in a link. */
function useAddressed(lab: LabGame, address: PageAddress) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [run, setRun] = useState<LabRun | null>(null);
  const [linked, setLinked] = useState<LinkedExperiment | null>(null);
  const [isMatch, setMatch] = useState(false);
  const [problem, tell] = useState('');
  const wanted = address.query.get('run');
  const hash = address.hash === 'content' ? '' : address.hash;

  useEffect(() => {
    if (wanted) return void openRun(lab, wanted, run).then(found => found && take(found));
    if (hash) return void openLink(hash);
    setAsked(null);
    setRun(null);
    setLinked(null);
    setMatch(false);
    return undefined;
  }, [wanted, hash]);

  const take = (found: LabRun) => {
    setRun(found);
    setAsked(before => (before && found === run ? before : found.shown.value.experiment));
  };
  const openLink = async (written: string) => {
    const reading = await readLink(written);
    if (!reading.ok) return openMatch(written, reading.problem);
    tell('');
    setMatch(false);
    const { experiment } = reading.value;
    if (experiment.game !== lab.entry.id) return go(`/lab/${experiment.game}#${written}`, 'replace');
    setLinked(reading.value);
    setRun(null);
    setAsked(askedOf(experiment));
  };
  /** The link of a match is an experiment with its seats and options. */
  const openMatch = async (written: string, otherwise: string) => {
    const { openMoment } = await import('../moments/addresses.ts');
    const opened = await openMoment(written);
    if (!opened.ok) return tell(said.value.verdict.badLink(otherwise));
    const { game } = opened.record;
    if (game !== lab.entry.id) return go(`/lab/${game}#${written}`, 'replace');
    tell('');
    setLinked(null);
    setRun(null);
    setMatch(true);
    setAsked(askedFrom(lab, opened.record, newSeed()));
  };
  return { asked, setAsked, run, setRun, linked, isMatch, problem };
}

/** Only one run plays at a time. */
function begun(run: LabRun): void {
  if (present.value !== run) present.value?.pause();
  present.value = run;
  void run.start();
}

/** The run that the address names: the one in sight, the one that plays in this tab, or one that was kept. */
async function openRun({ game, entry }: LabGame, id: string, inSight: LabRun | null): Promise<LabRun | undefined> {
  if (inSight?.id === id) return inSight;
  if (present.value?.id === id) return present.value;
  const kept = await keptRun(id);
  if (!kept || kept.head.experiment.game !== entry.id) return undefined;
  const trials = trialsIn(game, kept.head.experiment, ALL_STATISTICS);
  return trials.ok ? new LabRun(id, kept.head.experiment, trials.value, game.version, kept) : undefined;
}

const SEED_LENGTH = 8;

/** A seed that nobody has to remember: the experiment keeps it. */
function newSeed(): string {
  return newKey().slice(0, SEED_LENGTH);
}
