import { stem } from '../../../../widgets/kit/model/search-words';

/** Stems of words that nearly every text has. */
export const COMMON = new Set(
  (
    'about after again all also and any are been before being but can cant could did didnt do does doesnt dont each ' +
    'for from had has have her here him his how into isnt arent its ive just made make many more most much not now ' +
    'off one only onto other our out over own please she since some such than that thats the their theirs them then ' +
    'there these they theyre this those through too two under until very was way wed well were weve what when where ' +
    'which while who whom whose why will with would yes you your youre another call called came cat cats come ' +
    'else ever every everybody everything get gets give given got himself keep like made nobody someone ' +
    'something sometimes take tell told took tour tours went whether whoever'
  )
    .split(' ')
    .map(stem),
);

/** Stems of words that distinguish answers, but not posts. */
export const COMMON_IN_POSTS = new Set(
  (
    'able above actually added again ago agree ahead allow almost alone along already although always among answer ' +
    'anybody anyone anything anyway apart appear around ask asks away back barely became because become began begin ' +
    'behind below beside besides best better both bring brought cannot certain change consider count deal decide ' +
    'depend describe died different done doing down early easier easily easy either empty end ended enough especially ' +
    'even eventually everyone exact exactly except exist expect extra eyes face fact fall famous far feel felt few ' +
    'fill find finish five form forward found four full gave general getting goes going gone good great guess habit ' +
    'hadnt half hand happen happened hard hardly hasnt having head hear heard held help himself hold idea imagine ' +
    'include including indeed instead itself kept kind knew know known large last later lay lead leap learn least ' +
    'leave led left less let letting lies line list little live lived living long longer look lot lots maybe mean ' +
    'meant men might mind moment mostly move must near nearby nearly need neither never new next none nor nothing ' +
    'note noted notice noticed number occur occasion odd offer often once ones order ordinary otherwise ought outside ' +
    'page part particular pass perfectly perhaps pick picture piece plain plainly plenty point politely pretty ' +
    'probably properly put quiet quite rather reach read reader ready real really reason remain remind right round ' +
    'said same saw say says second see seem seen sell send sense sent set settled several shall should show side ' +
    'simply sit site slow small sold sound speak spend stand start stay step still stood straight suddenly suppose ' +
    'sure taken talk ten test theyd thing things think third though thought thousand three time together toward true ' +
    'try turn turned twelve twenty twice unless unlike upon use used usual usually view visit want wasnt watch week ' +
    'werent whatever whole within without woman women word words work worth wouldnt write written wrote year years ' +
    'yet youd youll yourself youve'
  )
    .split(' ')
    .map(stem),
);
