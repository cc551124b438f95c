// A run of the laboratory in this tab: games played by workers, added up, looked at now and then, and kept on the device.
import { signal } from '@preact/signals';
import {
  type Answer,
  answerOf,
  newSeries,
  restoreSeries,
  runExperiment,
  type Series,
  storeSeries,
  type Told,
  type Trial,
  toldOf,
} from '../../lab/index.ts';
import type { Asked } from './asked.ts';
import { noteRun, stopTrying } from './expected.ts';
import { type KeptRun, keepRun, type RunHead, type RunStatus } from './kept-runs.ts';
import { type KnownWidths, type Width, widthsOf } from './widths.ts';
import { labWorkers } from './workers.ts';

/** Milliseconds between two looks at a run, and between two times that it is kept. */
const LOOK = 500;
const KEEP = 4000;
/** Milliseconds for which what charts are drawn from stands while games are played: to add all of it up takes longer than to look at the answer. */
const TOLD = 2000;
/** How much longer than a look, or than keeping a run, the page rests before the next. */
const RESTS = 6;

/** All that the page shows of a run. */
export interface Shown {
  readonly status: RunStatus;
  readonly experiment: Asked;
  /** Games of all variants, and how many there will be. */
  readonly games: number;
  readonly most: number;
  readonly answer: Answer;
  readonly told: readonly Told[];
  readonly widths: readonly Width[];
  readonly secondsLeft: number | null;
  readonly problem: string;
}

/** The run that goes on in this tab, whatever page is looked at. */
export const present = signal<LabRun | null>(null);

export class LabRun {
  readonly shown;
  name: string;
  private experiment: Asked;
  private readonly series: readonly Series[];
  private stop: AbortController | undefined;
  private seconds = 0;
  private startedAt = 0;
  private gamesAtStart = 0;
  /** What was seen of a figure that is added up over all games, look by look. */
  private seen: readonly Width[] = [];
  private readonly known: KnownWidths = new Map();
  private told: { readonly at: number; readonly games: number; readonly value: readonly Told[] } | undefined;

  constructor(
    readonly id: string,
    experiment: Asked,
    trials: readonly Trial[],
    private readonly version: number,
    kept?: KeptRun,
  ) {
    this.experiment = experiment;
    this.name = kept?.head.name ?? '';
    const isSound = kept?.head.version === version && kept.series.length === trials.length;
    this.series = isSound ? kept.series.map(restoreSeries) : trials.map(trial => newSeries(trial));
    const status = isSound && kept.head.status !== 'running' ? kept.head.status : 'paused';
    this.shown = signal(this.look(status));
  }

  /** Plays what is missing, until all is played, the answer is clear, or it is paused. */
  async start(): Promise<void> {
    if (this.stop) return;
    const stop = new AbortController();
    this.stop = stop;
    stopTrying();
    this.startedAt = performance.now();
    this.gamesAtStart = this.games();
    this.shown.value = { ...this.shown.value, status: 'running', problem: '' };
    let nextLook = 0;
    let nextKeep = performance.now() + KEEP;
    const looking = setInterval(() => {
      if (performance.now() < nextLook) return;
      // However many games there are, looking at them and keeping them takes a small part of the page's time.
      nextLook = restedFrom(() => {
        this.shown.value = this.look('running');
      });
      if (performance.now() < nextKeep) return;
      nextKeep = KEEP + restedFrom(() => void this.keep());
    }, LOOK);
    const [status, problem] = await this.playOn(stop.signal);
    clearInterval(looking);
    const seconds = (performance.now() - this.startedAt) / 1000;
    this.seconds += seconds;
    noteRun(
      this.series.map(({ trial }) => trial),
      this.games() - this.gamesAtStart,
      seconds,
    );
    this.stop = undefined;
    this.shown.value = { ...this.look(status), problem };
    await this.keep();
  }

  private async playOn(signal: AbortSignal): Promise<readonly [RunStatus, string]> {
    try {
      const ended = await runExperiment(this.experiment, this.series, labWorkers().play, { heard: () => {}, signal });
      return [ended === 'stopped' ? 'paused' : ended, ''];
    } catch (error) {
      return ['failed', error instanceof Error ? error.message : String(error)];
    }
  }

  /** No order is given out any more; what is being played is played to its end. */
  pause(): void {
    this.stop?.abort();
  }

  /** Asks something else of the same games. */
  ask(experiment: Asked): void {
    this.experiment = experiment;
    this.seen = [];
    this.known.clear();
    this.told = undefined;
    this.shown.value = this.look(this.shown.value.status);
  }

  /** Writes down all that was played. */
  keep(): Promise<void> {
    return keepRun({ head: this.head(), series: this.series.map(storeSeries) });
  }

  private head(): RunHead {
    const { status, answer } = this.shown.value;
    const { id, name, experiment, version } = this;
    return { id, name, experiment, version, status, pairs: answer.pairs, verdicts: answer.verdicts, changed: Date.now() };
  }

  private games(): number {
    return this.series.reduce((sum, { results }) => sum + results.size, 0);
  }

  private widths(): readonly Width[] {
    const { measure } = this.experiment.question;
    const now = widthsOf(this.series, measure, this.known);
    if (measure.what !== 'worth') return now;
    const games = now[0]?.games ?? 0;
    this.seen = [...this.seen.filter(each => each.games < games), ...now];
    return this.seen;
  }

  /** All figures of all variants; while games are played, those of a moment ago. */
  private tell(games: number, seconds: number, isRunning: boolean): readonly Told[] {
    const { told, experiment } = this;
    if (isRunning && told && told.games > 0 && performance.now() - told.at < TOLD) return told.value;
    const named = this.series.map((series, at) => ({ label: experiment.variants[at]?.name ?? '', series }));
    const value = toldOf(named, seconds);
    this.told = { at: performance.now(), games, value };
    return value;
  }

  private look(status: RunStatus): Shown {
    const { experiment, series } = this;
    const [games, most] = [this.games(), experiment.pairs * series.length];
    const running = status === 'running' ? (performance.now() - this.startedAt) / 1000 : 0;
    const speed = running > 0 ? (games - this.gamesAtStart) / running : 0;
    return {
      status,
      experiment,
      games,
      most,
      answer: answerOf(experiment, experiment.question, series),
      told: this.tell(games, this.seconds + running, status === 'running'),
      widths: this.widths(),
      secondsLeft: speed > 0 ? (most - games) / speed : null,
      problem: '',
    };
  }
}

/** Does something, and says when it has been rested from. */
function restedFrom(act: () => void): number {
  const began = performance.now();
  act();
  return performance.now() + (performance.now() - began) * RESTS;
}
