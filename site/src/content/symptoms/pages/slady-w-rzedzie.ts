import { commonSentences } from '../../texts/commonSentences';
import type { SymptomTexts } from '../symptoms';
import { typeset } from '../../../text/typeset';

export default typeset<SymptomTexts>({
  title: 'Swędzące ślady w rzędzie po nocy',
  likely: 'To mogą być pluskwy.',
  head: {
    title: 'Swędzące ślady w rzędzie po nocy – co to jest?',
    description:
      'Ślady na skórze w linii albo w skupisku? Sprawdź, czy to pluskwy: gdzie zajrzeć z latarką, kiedy zadzwonić i czego nie robić przed przyjazdem technika.',
    keywords: ['ślady ukąszeń w rzędzie', 'pluskwy ukąszenia', 'co gryzie w nocy'],
    shareImage: 'pluskwy',
  },
  now: commonSentences.bedbugAtNight,
  cause: {
    heading: 'Dlaczego w rzędzie',
    text: 'Pluskwa kłuje kilka razy po drodze, dlatego ślady układają się w linię albo w małą grupę tam, gdzie skóra była odkryta: na ramionach, karku, nogach. Komar zostawia ślady rozrzucone, a pchła – głównie wokół kostek. Same ugryzienia niczego nie przesądzają: szukaj śladów w łóżku. Nie ma dowodów, że pluskwy przenoszą na ludzi choroby.',
  },
  sure: {
    heading: 'Sprawdź łóżko z latarką',
    items: [
      'Zdejmij prześcieradło i obejrzyj szwy materaca, najpierw w narożnikach. Szukaj czarnych kropek, jasnych wylinek i białych jaj.',
      'Zajrzyj za wezgłowie, pod listwę przy łóżku i w łączenia stelaża. Dorosły owad ma 5–7 mm, jest płaski i rudobrunatny.',
      'Jeśli w łóżku nic nie ma, pokaż ślady lekarzowi: podobnie wygląda uczulenie albo świerzb. Przy duszności dzwoń pod 112.',
    ],
  },
  urgency: {
    level: 'soon',
  },
  price: commonSentences.bedbugPaid,
  until: {
    heading: 'Zanim przyjedziemy',
    items: [
      commonSentences.laundry,
      'Znalezionego owada przyklej do taśmy klejącej. Technik od razu powie, co to jest.',
    ],
    avoid: ['Nie pryskaj sprayem ze sklepu: rozpędzi owady po mieszkaniu.'],
  },
});
