import { commonConfig } from '../../widgets/kit/services/common-config';
import { configure } from '../../widgets/kit/services/config';

// Pages need the settings before an element brings them.
configure(commonConfig);
