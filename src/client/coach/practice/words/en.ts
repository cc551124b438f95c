/** What is said around the tasks of every game. */
export const en = {
  title: 'Practice: three small tasks',
  lead: 'Real tables, each set up around one idea. There is often more than one way.',
  task: (task: number, tasks: number) => `Task ${task} of ${tasks}`,
  start: 'Start',
  done: 'Solved',
  hint: 'Hint',
  again: 'Start again',
  solved: 'Solved!',
  failed: 'It can no longer be solved from here.',
  tryAgain: 'Try again',
  next: 'Next task',
  all: 'All tasks',
  progress: (solved: number, tasks: number) => `${solved} of ${tasks} solved`,
  look: 'Look at the table',
  loading: 'The task is being set up…',
};

export type PracticeWords = typeof en;
