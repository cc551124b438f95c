import { useEffect, useState } from 'preact/hooks';
import type { Profile } from '../../protocol/index.ts';
import { settings } from '../device/settings.ts';
import { knownSession } from '../online/api.ts';
import { ownProfile } from '../online/people-api.ts';
import { useOwnGames } from '../pages/mine/use-own-games.ts';
import { isolated } from '../shell/isolated.ts';
import { ownName } from '../shell/own-name.ts';
import { useTitle } from '../shell/title.ts';
import { OpenMatches } from '../together/trust/open-matches.tsx';
import { Icon } from '../ui/index.ts';
import { LuckAndDecisions } from './luck.tsx';
import { profileWords } from './profile-words.ts';
import { Ranking } from './ranking.tsx';
import { Curves } from './rating-curve.tsx';
import { playedOf } from './results.ts';
import { Results } from './results.tsx';
import '../styles/profile.css';

/** What one has played, how strong one is as far as that is known, and who is strongest. */
export function ProfilePage() {
  const { profile, problem } = useProfile();
  const { games } = useOwnGames(0);
  const say = profileWords.value;
  useTitle(say.title);
  const { language } = settings.value;
  const played = playedOf(games ?? []);
  const name = profile?.name ?? ownName();
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' });
  return (
    <main class="wrap page profile" id="content">
      <header>
        <p class="eyebrow">{say.title}</p>
        <h1>{isolated(name)}</h1>
        <p class="lead">
          {profile && say.since(date.format(profile.since))} {say.lead}
        </p>
        <p>
          <a class="button quiet" href="/settings">
            <Icon name="i-link" />
            {say.way}
          </a>
        </p>
      </header>
      <p role="status">{problem && say.offline}</p>
      <div class="profile-grid">
        <section class="profile-card">
          <h2>{say.results}</h2>
          <Results played={played} ratings={profile?.ratings ?? []} isLoaded={games !== null} />
        </section>
        <section class="profile-card">
          <h2>{say.luck}</h2>
          <LuckAndDecisions />
        </section>
        <Curves ratings={profile?.ratings ?? []} />
        <section class="profile-card">
          <h2>{say.ranking}</h2>
          <Ranking />
        </section>
        <section class="profile-card">
          <OpenMatches />
        </section>
      </div>
    </main>
  );
}

/** What the server knows; whoever is no guest there yet does not become one by looking. */
function useProfile(): { readonly profile: Profile | null; readonly problem: string } {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const look = async () => {
      if (await knownSession()) setProfile(await ownProfile());
    };
    void look().catch((error: Error) => setProblem(error.message));
  }, []);
  return { profile, problem };
}
