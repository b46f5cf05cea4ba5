import { ours } from '../widgets/kit/ours';
import { configure } from '../widgets/kit/services/config';

// Our own pages know who we are before any tag has come to tell.
configure(ours);
